import type { FactWords, SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { FACT_CONCEPTS } from './fact-concepts.ts'
import { factWordsOf } from './fact-words.ts'
import { synonymsOf } from './synonyms.ts'

/** Returns the synonyms and fact words that a site's editors have declared, as they are published. */
export function declaredWordsOf(site: Pick<BrandLocale, 'code' | 'file'>): SearchSynonymsBody {
  return { synonyms: synonymsOf(site), facts: listFactWords(site) }
}

/** The studio refuses a row with more words. */
const MOST_WORDS = 1_000

export function listFactWords(site: Pick<BrandLocale, 'code' | 'file'>): FactWords[] {
  return factWordsOf(site).flatMap(({ concept, words }) => {
    const { kind, terms } = FACT_CONCEPTS[concept]
    return toRows(words).map((row) => ({ kind, words: row, terms: terms.map(toTerm) }))
  })
}

function toRows(words: readonly string[]): string[][] {
  const count = Math.ceil(words.length / MOST_WORDS)
  return Array.from({ length: count }, (_, i) => words.slice(i * MOST_WORDS, (i + 1) * MOST_WORDS))
}

function toTerm(name: string): { vocabulary: string; code: string } {
  const [vocabulary = '', code = ''] = name.split('/')
  return { vocabulary, code }
}
