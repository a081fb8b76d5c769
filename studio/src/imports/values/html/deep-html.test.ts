import { expect, test } from 'vitest'
import { isDeepHtml } from './deep-html.ts'
import { readHtmlCell } from './read-html-cell.ts'
import { textOfHtml } from './text-of-html.ts'

const nest = (tag: string, levels: number) => `${`<${tag}>`.repeat(levels)}Brok`
const refused = { ok: false, message: expect.stringContaining('nested too deeply') }

test.each(['ul><li', 'div', 'b', 'table><tr><td', 'blockquote', 'span'])(
  'a text of deeply nested <%s> elements is refused, at any depth',
  (tag) => {
    for (const levels of [300, 20_000]) expect(readHtmlCell(nest(tag, levels))).toMatchObject(refused)
  },
)

test('a list nested more deeply than a form accepts is refused, and an ordinary nested list is read', () => {
  expect(readHtmlCell(nest('ul><li', 60))).toMatchObject(refused)
  expect(readHtmlCell(nest('ul><li', 8))).toMatchObject({ ok: true })
  expect(isDeepHtml('<p>a</p>'.repeat(5_000))).toBe(false)
})

test('the text of deeply nested HTML is still found', () => {
  expect(textOfHtml(nest('b', 20_000))).toBe('Brok')
})
