import { describe, expect, test } from 'vitest'
import { RICH_TEXT_EXAMPLES } from '../../../model/fields/rich-text.examples.ts'
import { storedRichText } from '../../../publish/parts/stored-rich-text.ts'
import { toRichText } from '../../../publish/parts/to-rich-text.ts'
import { readHtml } from './read-html.ts'
import { showHtml } from './show-html.ts'

const lookup = { skuOf: () => '1001', termOf: () => undefined }
const publish = (value: unknown) => toRichText(storedRichText.parse(value), lookup)
const examples = Object.entries(RICH_TEXT_EXAMPLES).flatMap(([kind, list]) =>
  list.map((example, at) => [`${kind} ${at}`, example.wrote] as const),
)

describe('formatted text of the editor', () => {
  test.each(examples)('is published unchanged after it was written as HTML and read again: %s', (_name, wrote) => {
    const stored = { root: { type: 'root', children: [wrote] } }
    const html = showHtml(stored)
    const read = readHtml(html)
    expect(publish(read)).toEqual(publish(stored))
    expect(showHtml(read)).toBe(showHtml(readHtml(showHtml(read))))
  })
})

describe('HTML from a company', () => {
  test.each([
    ['plain text', 'One\ntwo\n\nThree', '<p>One<br>two</p>\n<p>Three</p>'],
    ['text outside a paragraph', 'Loose <b>bold</b><p>Next</p>', '<p>Loose <strong>bold</strong></p>\n<p>Next</p>'],
    ['classes, spans, scripts', '<div class="x"><span>a</span><script>alert(1)</script></div>', '<p>a</p>'],
    ['headings of other levels', '<h1>A</h1><h6>B</h6>', '<h2>A</h2>\n<h4>B</h4>'],
    ['tags written as entities', '&lt;p&gt;Een &lt;b&gt;twee&lt;/b&gt;&lt;/p&gt;', '<p>Een <strong>twee</strong></p>'],
    ['entities in plain text', 'Caf&eacute; &amp; bar', '<p>Café &amp; bar</p>'],
    ['entities in a paragraph', '<p>5 &lt; 6 &amp; caf&eacute;</p>', '<p>5 &lt; 6 &amp; café</p>'],
    ['nested lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    [
      'a table',
      '<table><thead><tr><th>kg</th></tr></thead><tbody><tr><td>5</td></tr></tbody></table>',
      '<table><tr><th>kg</th></tr><tr><td>5</td></tr></table>',
    ],
    ['only spaces and line breaks', '<p> </p><br>', ''],
  ])('is converted to the formats of the editor: %s', (_name, html, shown) => {
    expect(showHtml(readHtml(html))).toBe(shown)
  })
})
