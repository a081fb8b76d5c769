import { expect, test } from 'vitest'
import { replaceSentence } from './replace-sentence.ts'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const tree = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })

test('a sentence of plain text is replaced in its place, even with special characters of patterns', () => {
  expect(replaceSentence('Poets elke dag. Kauwen helpt?', 'Kauwen helpt?', 'Hilft Kauen? $&')).toBe(
    'Poets elke dag. Hilft Kauen? $&',
  )
})

test('rich text keeps its formats and links when a sentence is replaced', () => {
  const link = { type: 'link', fields: { url: 'https://example.test' }, children: [text('Lees meer.')] }
  expect(replaceSentence(tree(text('Poets elke dag. '), text('Nu', 1), link), 'Lees meer.', 'Mehr lesen.')).toEqual(
    tree(text('Poets elke dag. '), text('Nu', 1), { ...link, children: [text('Mehr lesen.')] }),
  )
})

test('a sentence that is missing or split by formats is not replaced', () => {
  expect(replaceSentence('Poets elke dag.', 'Kauwen helpt.', 'X')).toBeUndefined()
  expect(replaceSentence(tree(text('Poets '), text('elke', 1), text(' dag.')), 'Poets elke dag.', 'X')).toBeUndefined()
  expect(replaceSentence(null, 'A', 'B')).toBeUndefined()
})
