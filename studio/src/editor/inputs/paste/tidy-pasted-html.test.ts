// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tidyPastedHtml } from './tidy-pasted-html.ts'

/** A list item of Word: the marker is part of the paragraph, inside conditional comments. */
const word = (level: number, sign: string, text: string, list = 0) =>
  `<p class=MsoListParagraph style='margin-left:${36 * level}pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
/** A list item of Word on the web: each item is a separate list. */
const online = (level: number, tag: string, text: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" start="${start}"><li data-aria-level="${level}"><p><span>${text}</span></p></li></${tag}></div>`

function read(html: string): string | undefined {
  const tidied = tidyPastedHtml(html)
  if (tidied === undefined) return undefined
  const { body } = new DOMParser().parseFromString(tidied, 'text/html')
  return body.innerHTML.replaceAll(/<!--.*?-->|<\/?(?:o:p|span|p)[^>]*>|\n/g, '')
}

test('lists pasted from Word become lists with the same nesting and numbering', () => {
  const points = [word(1, '·', 'one'), word(2, 'o', 'below'), word(2, 'a)', 'counted'), word(1, '·', '<b>two</b>')]
  expect(read(points.join('\n'))).toBe(
    '<ul><li>one<ul><li>below</li></ul><ol><li>counted</li></ol></li><li><b>two</b></li></ul>',
  )
  expect(read(`${word(1, '3.', 'three')}${word(1, '4.', 'four')}<h2>After</h2>${word(1, '§', 'five')}`)).toBe(
    '<ol start="3"><li>three</li><li>four</li></ol><h2>After</h2><ul><li>five</li></ul>',
  )
  expect(read(`${word(1, '1.', 'one')}${word(2, '1.1.', 'below')}${word(3, '(iv)', 'deep')}`)).toBe(
    '<ol><li>one<ol><li>below<ol><li>deep</li></ol></li></ol></li></ol>',
  )
})

test('list items pasted from Word on the web become one list with the same nesting', () => {
  const items = [
    online(1, 'ul', 'one'),
    online(2, 'ol', 'below', 2),
    online(2, 'ol', 'next', 3),
    online(1, 'ul', 'two'),
  ]
  expect(read(items.join(''))).toBe('<ul><li>one<ol start="2"><li>below</li><li>next</li></ol></li><li>two</li></ul>')
})

test('the caption of a pasted table is placed above the table', () => {
  expect(read('<table><caption>Feeding</caption><tbody><tr><td>5 kg</td></tr></tbody></table>')).toBe(
    'Feeding<table><tbody><tr><td>5 kg</td></tr></tbody></table>',
  )
})

test.each([
  '<ul><li>one<ul><li>below</li></ul></li></ul>',
  "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Numbered heading</h2>",
  "<p style='mso-list:none'>Text</p>",
  'words',
  '',
])('other pasted content is left unchanged: %s', (html) => {
  expect(tidyPastedHtml(html)).toBeUndefined()
})
