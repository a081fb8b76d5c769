import type { FactWords, SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { FACT_CONCEPTS } from './fact-concepts.ts'
import { factWordsOf } from './fact-words.ts'
import { synonymsOf } from './synonyms.ts'

/** What the editors of a site have declared of words, as it is published. */
export function declaredWordsOf(site: Pick<BrandLocale, 'code' | 'file'>): SearchSynonymsBody {
  return { synonyms: synonymsOf(site), facts: listFactWords(site) }
}

export function listFactWords(site: Pick<BrandLocale, 'code' | 'file'>): FactWords[] {
  return factWordsOf(site).map(({ concept, words }) => {
    const { kind, terms } = FACT_CONCEPTS[concept]
    return { kind, words, terms: terms.map(toTerm) }
  })
}

function toTerm(name: string): { vocabulary: string; code: string } {
  const [vocabulary = '', code = ''] = name.split('/')
  return { vocabulary, code }
}
