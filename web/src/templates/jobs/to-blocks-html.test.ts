import type { RichTextNodes } from '@menagerie/contract/rich-text'
import { expect, test } from 'vitest'
import { toBlocksHtml } from './to-blocks-html.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })
const show = (content: RichTextNodes) => toBlocksHtml([{ id: 'a', blockType: 'RichText', content }])

test('headings, nested lists, bold and italic text are kept, and links become plain text', () => {
  const content: RichTextNodes = [
    { type: 'heading', level: 2, children: [text('What you do')] },
    {
      type: 'paragraph',
      children: [{ ...text('Bake'), bold: true }, { type: 'break' }, { ...text('well'), italic: true }],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        { children: [text('Rye')], list: { type: 'list', ordered: true, items: [{ children: [text('Dark')] }] } },
      ],
    },
    { type: 'paragraph', children: [{ type: 'link', href: 'https://a.example/', children: [text('more')] }] },
    { type: 'rule' },
  ]
  expect(show(content)).toBe(
    '<h2>What you do</h2><p><strong>Bake</strong><br><em>well</em></p>' +
      '<ul><li>Rye<ol><li>Dark</li></ol></li></ul><p>more</p>',
  )
})

test('text of an editor is escaped and never becomes markup', () => {
  expect(show([{ type: 'paragraph', children: [text('<script>1 & 2')] }])).toBe('<p>&lt;script&gt;1 &amp; 2</p>')
})

test('a superscript mark of a note does not become a digit of a salary', () => {
  const note = { ...text('1'), superscript: true }
  expect(show([{ type: 'paragraph', children: [text('€ 3.000'), note] }])).toBe('<p>€ 3.000¹</p>')
})
