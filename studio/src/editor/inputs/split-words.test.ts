import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test('words are apart by commas, semicolons or lines, and each stands there once', () => {
  expect(splitWords('kat, poes;  wet   food\nkitten\n\n, kat,')).toEqual(['kat', 'poes', 'wet food', 'kitten'])
  expect(splitWords(' , ;\n')).toEqual([])
})
