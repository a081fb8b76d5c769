import { expect, test } from 'vitest'
import { toPlainText } from './to-plain-text.ts'

const text = (words: string) => ({ type: 'text', text: words }) as const

test('every text stays, in its order, and nothing but text', () => {
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
