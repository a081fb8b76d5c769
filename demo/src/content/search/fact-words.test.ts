import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'
import { describe, expect, it } from 'vitest'
import { PRODUCT_FAMILIES } from '../products/families/all-families.ts'
import type { TermName } from '../terms/codes.ts'
import { listFactWords } from './declared-words.ts'
import { FACT_CONCEPTS } from './fact-concepts.ts'
import { factWordsOf, findFactWordFaults, parseFactWords } from './fact-words.ts'

describe('search words that stand for facts', () => {
  it('are listed for every concept in each language, without a fault', () => {
    expect(findFactWordFaults()).toEqual([])
    for (const file of LANGUAGES) {
      const named = factWordsOf({ code: 'nl_NL', file }).map(({ concept }) => concept)
      expect(new Set(named), file).toEqual(new Set(Object.keys(FACT_CONCEPTS)))
    }
  })

  it('name terms of the contract, in the spelling of the site', () => {
    const litter = (code: 'en_GB' | 'en_US') =>
      listFactWords({ code, file: 'en' }).find(({ words }) => words.includes('odour'))
    expect(litter('en_GB')).toMatchObject({
      kind: 'need',
      terms: [{ vocabulary: 'product_sub_group', code: 'odour-care' }],
    })
    expect(litter('en_US')?.words).toContain('odor')
  })

  it('include the English words in other countries, unless these mean something else there', () => {
    const rows = factWordsOf({ code: 'fi_FI', file: 'fi' })
    const wordsOf = (name: string) => rows.find(({ concept }) => concept === name)?.words
    expect(wordsOf('puppy')).toContain('puppies')
    expect(wordsOf('litter')).toContain('cat litter')
    const dutch = factWordsOf({ code: 'nl_NL', file: 'nl' }).filter(({ words }) => words.includes('bed'))
    expect(dutch.map(({ concept }) => concept)).toEqual(['beds'])
  })

  it('have no more words in a row than the studio accepts', () => {
    for (const file of LANGUAGES)
      for (const { words } of listFactWords({ code: 'en_US', file }))
        expect(words.length, file).toBeLessThanOrEqual(1_000)
  })

  it.each([
    ['catt: kat', 'demo/words/nl/facts.txt:1, catt: is no concept'],
    ['cat:', 'demo/words/nl/facts.txt:1, cat: has no words'],
    ['cat: kat\ncat: poes', 'demo/words/nl/facts.txt:2, cat: is there twice'],
  ])('with a fault are reported with file and line: %j', (text, fault) => {
    expect(parseFactWords(text, 'nl/facts.txt').faults).toEqual([fault])
  })
})

/** One-word names of the animals with the most products. */
function listAnimals(file: Language): string[] {
  const isAnimal = (concept: string) => ['dog', 'cat', 'horse', 'puppy', 'kitten'].includes(concept)
  const rows = factWordsOf({ code: 'nl_NL', file }).filter(({ concept }) => isAnimal(concept))
  return rows
    .flatMap(({ words }) => words.map((word) => word.toLowerCase()))
    .filter((word) => /^\p{L}{3,}$/u.test(word))
}

/** Returns whether a word also names an animal: `dog soap`, or `Hundeseife` if the row has a word for soap. */
function hidesAnimal(word: string, others: readonly string[], animals: readonly string[]): boolean {
  const isTail = (other: string) => other.length > 2 && other !== word && word.endsWith(other)
  const leads = (animal: string) => word.length > animal.length + 2 && word.startsWith(animal)
  return animals.some((animal) => word.split(' ').includes(animal) || (leads(animal) && others.some(isTail)))
}

const groupsOf = (terms: readonly TermName[]) =>
  terms.flatMap((term) => (term.startsWith('product_sub_group/') ? [term.slice('product_sub_group/'.length)] : []))

/** Concepts of products for several animals. */
const SHARED = Object.entries(FACT_CONCEPTS).flatMap(([concept, { kind, terms }]) => {
  const own = PRODUCT_FAMILIES.filter(({ facets }) =>
    facets.product_sub_group.some((group) => groupsOf(terms).includes(group)),
  )
  const isForOne = terms.some((term) => /^(?:animal_type|rodent_species|bird_type)\//u.test(term))
  return kind === 'fact' && !isForOne && new Set(own.map(({ animal }) => animal)).size > 1 ? [concept] : []
})

it.each(LANGUAGES)('a kind of product for several animals has no search word that names one of them, in %s', (file) => {
  const animals = listAnimals(file)
  const hidden = factWordsOf({ code: 'nl_NL', file }).flatMap(({ concept, words }) => {
    if (!SHARED.includes(concept)) return []
    const all = words.map((word) => word.toLowerCase())
    return all.filter((word) => hidesAnimal(word, all, animals)).map((word) => `${concept}: ${word}`)
  })
  expect(hidden).toEqual([])
})
