// @vitest-environment jsdom
import type { EditedText } from '@menagerie/contract/preview'
import { beforeEach, expect, test } from 'vitest'
import { findEditedText, listPlainTexts } from './edited-texts.ts'
import { DUTCH_MARKS } from './testing/mark-words.ts'

const plain = (block: string, field: string, text: string): EditedText => ({
  block,
  field,
  label: field,
  text,
  isPlain: true,
})
const page = (...texts: EditedText[]) => ({
  texts,
  areas: [],
  mayUndo: false,
  mayRedo: false,
  isReadOnly: false,
  words: DUTCH_MARKS,
  textSize: 13,
})
const press = (selector: string) => document.querySelector(selector) ?? document.body
const fields = (...texts: EditedText[]) => listPlainTexts(page(...texts)).map(({ text }) => text.field)

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a>Voer</a></nav>
    <main><h1>Voer</h1>
      <div data-edit-block="b"><h2>Voer</h2><p>Een <em>hele</em> zin.</p><a><span>Lees meer</span></a><a>Lees meer</a></div>
    </main>`
})

test('the title of a page is found in its heading, not in a link or a block with the same text', () => {
  const [title] = listPlainTexts(page(plain('', 'title', 'Voer')))
  expect(title?.element.localName).toBe('h1')
})

test('a text that is shown more often than the form has it cannot be typed in', () => {
  expect(fields(plain('b', 'text', 'Lees meer'))).toEqual([])
})

test('a press finds the field of a text, also in formatted text, but none for a text of another document', () => {
  const content = { ...plain('b', 'content', 'Een hele zin. En meer.'), isPlain: false }
  const all = page(plain('b', 'blockTitle', 'Voer'), content)
  expect(findEditedText(all, press('h2'))?.field).toBe('blockTitle')
  expect(findEditedText(all, press('em'))?.field).toBe('content')
  expect(findEditedText(all, press('p'))?.field).toBe('content')
  expect(findEditedText(all, press('h1'))).toBeUndefined()
})
