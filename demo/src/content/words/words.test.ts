import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'
import { describe, expect, test } from 'vitest'
import { findAlt, PICTURE_NAMES } from '../alternative-texts.ts'
import { readNewsletterWords } from '../newsletter/newsletter-words.ts'
import { readPortalWords } from '../portal/portal-words.ts'
import { PRODUCT_FAMILIES } from '../products/families/all-families.ts'
import { TERMS } from '../terms/terms.ts'
import { readSections } from './read-words.ts'

const LONG_WORDS = 6
const MOST_PRODUCTS = 3
const SIZES = new Map(PRODUCT_FAMILIES.map(({ key, variants }) => [key, variants.length]))

/** Finds sentences of six words or more, with the products that have them. */
function findSentences(language: Language): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  for (const { key, fields } of ['tailwell-', 'aldergrove-'].flatMap(
    (brand) => readSections(language, brand).sections,
  )) {
    const texts = Object.values(fields).flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n/u))
    for (const text of texts) {
      const sentence = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim()
      if (sentence.split(/\s+/u).length < LONG_WORDS) continue
      uses.set(sentence, (uses.get(sentence) ?? new Set()).add(key))
    }
  }
  return uses
}

describe('product texts', () => {
  test.each(LANGUAGES)('in %s repeat no sentence on more than three products', (language) => {
    const repeated = [...findSentences(language)].filter(
      ([, keys]) => [...keys].reduce((sum, key) => sum + (SIZES.get(key) ?? 0), 0) > MOST_PRODUCTS,
    )
    expect(repeated).toEqual([])
  })

  test('no family has more products than may share a sentence', () => {
    expect(PRODUCT_FAMILIES.filter(({ variants }) => variants.length > MOST_PRODUCTS).map(({ key }) => key)).toEqual([])
  })
})

test.each(LANGUAGES)('pictures, terms, the portal and the newsletter have their texts in %s', (language) => {
  expect(PICTURE_NAMES.filter((name) => findAlt(name, language) === '')).toEqual([])
  expect(TERMS.filter(({ label }) => label[language] === '').map(({ code }) => code)).toEqual([])
  expect(readPortalWords(language).news.pages).toHaveLength(2)
  expect(readNewsletterWords(language).tailwell.path).not.toBe('')
})
