import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test('words are split at commas, semicolons and line breaks, without duplicates', () => {
  expect(splitWords('kat, poes;  wet   food\nkitten\n\n, kat,')).toEqual(['kat', 'poes', 'wet food', 'kitten'])
  expect(splitWords(' , ;\n')).toEqual([])
})
