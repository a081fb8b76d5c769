import { expect, test } from 'vitest'
import { markChangedWords } from './mark-changed-words.ts'

const show = (before: string, after: string) =>
  markChangedWords(before, after)
    .map(({ text, kind }) => ({ same: text, before: `[-${text}-]`, after: `[+${text}+]` })[kind])
    .join('')

test('changed words are marked, and the others are not', () => {
  expect(show('Poets het gebit elke dag.', 'Poets het gebit twee keer per dag.')).toBe(
    'Poets het gebit [-elke-][+twee keer per+] dag.',
  )
  expect(show('Одна порция', 'Одна большая порция')).toBe('Одна [+большая +]порция')
})

test('a text that was added or removed is marked as a whole', () => {
  expect(show('', 'Nieuw')).toBe('[+Nieuw+]')
  expect(show('Oud', '')).toBe('[-Oud-]')
  expect(markChangedWords('gelijk', 'gelijk')).toEqual([{ text: 'gelijk', kind: 'same' }])
})

test('the changed words of very long texts are found', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => `woord${index}`).join(' ')
  const marked = markChangedWords(long, `Vooraan ${long.replace('woord10000', 'anders')}`)
  expect(marked.some(({ text, kind }) => kind === 'after' && text.includes('anders'))).toBe(true)
})
