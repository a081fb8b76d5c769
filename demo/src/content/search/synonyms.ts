import type { SearchSynonym } from '@menagerie/contract/search-synonyms'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { toAmerican } from '../american.ts'
import { parseSynonymFile } from './parse-synonyms.ts'
import { createWordListReader } from './read-word-list.ts'

const listOf = createWordListReader('synonyms.txt', parseSynonymFile)

/** What is wrong in the lists of all languages, one line each. */
export const findSynonymFaults = (): string[] => LANGUAGES.flatMap((language) => listOf(language).faults)

/** What the search of a site takes for something else, in its spelling. Both brands speak of the same things. */
export function synonymsOf({ code, file }: Pick<BrandLocale, 'code' | 'file'>): SearchSynonym[] {
  const { synonyms } = listOf(file)
  return code === 'en_US' ? toAmerican(synonyms).flatMap(withoutItself) : synonyms
}

/** `odor = odour` is no pair where both are spelled alike. */
function withoutItself(row: SearchSynonym): SearchSynonym[] {
  if (row.type === 'synonym') return new Set(row.words).size > 1 ? [row] : []
  const words = row.words.filter((word) => word !== row.word)
  return words.length > 0 ? [{ ...row, words }] : []
}
