import { expect, test } from 'vitest'
import { nameLanguage, tellLanguageName } from './name-language.ts'
import { tell } from './tell.ts'

test('a language is named in the reader’s language', () => {
  expect(nameLanguage('nl', 'de')).toBe('Niederländisch')
  expect(tellLanguageName('Dutch', 'fr')).toBe('néerlandais')
  expect(tellLanguageName('Klingon', 'fr')).toBe('Klingon')
})

test('messages that name a language use its name in the reader’s language as well', () => {
  const sentence = 'This is still in Dutch: translate it, or confirm beside the form that it is correct as it is'
  expect(tell(sentence, 'de')).toContain('Niederländisch')
  expect(tell(sentence, 'hu')).toContain('holland')
})
