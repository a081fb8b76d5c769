import { expect, it } from 'vitest'
import { BROWSER_WORDS } from '../../model/words/browser-words.ts'
import { toTranslator } from '../../model/words/words-of.ts'
import { toFactTitle } from './to-fact-title.ts'

const english = toTranslator({ language: 'en', translations: { studio: BROWSER_WORDS.en } })
const hungarian = toTranslator({ language: 'hu', translations: { studio: BROWSER_WORDS.hu } })

it('a row is titled by its search words, with its kind where needed', () => {
  expect(toFactTitle({ kind: 'fact', words: ['kitten', ' kitty '] }, english)).toBe('kitten, kitty')
  expect(toFactTitle({ kind: 'unsold', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, english)).toBe(
    'Not sold: a, b, c, d, e, f …',
  )
  expect(toFactTitle({ kind: 'fact', words: [' '] }, english)).toBe('')
  expect(toFactTitle(undefined, english)).toBe('')
  expect(toFactTitle({ kind: 'filler', words: ['kitty'] }, hungarian)).toBe('Nem mond semmit: kitty')
})
