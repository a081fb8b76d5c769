import { expect, test } from 'vitest'
import { toPlainText } from './to-plain-text.ts'

const text = (words: string) => ({ type: 'text', text: words }) as const

test('plain text keeps all texts of a rich text in order, and nothing else', () => {
  expect(
    toPlainText([
      { type: 'heading', level: 2, children: [text('Tasks')] },
      {
        type: 'paragraph',
        children: [
          { ...text('bold'), bold: true },
          { type: 'break' },
          { type: 'link', href: '#a', children: [text('link')] },
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [
          { children: [text('outer')], list: { type: 'list', ordered: false, items: [{ children: [text('inner')] }] } },
        ],
      },
      { type: 'rule' },
      { type: 'table', header: false, rows: [[[text('a')], [text('b')]]] },
    ]),
  ).toBe('Tasks\nbold link\nouter\ninner\na b')
})

test('superscript digits stay superscript, so that a note number is not read as part of an amount', () => {
  const raised = (words: string) => ({ ...text(words), superscript: true })
  const note = { type: 'link' as const, href: '#notes', children: [raised('12')] }
  expect(
    toPlainText([
      { type: 'paragraph', children: [text('250'), raised('1'), text(' g, 150'), note, text(' g, 20 m'), raised('2')] },
      { type: 'paragraph', children: [text('H'), { ...text('2'), subscript: true }, text('O, 2'), raised('nd')] },
    ]),
  ).toBe('250¹ g, 150¹² g, 20 m²\nH2O, 2nd')
})
