import type { SearchSynonym } from '@menagerie/contract/search-synonyms'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { toAmerican } from '../american.ts'
import { parseSynonymFile } from './parse-synonyms.ts'
import { createWordListReader } from './read-word-list.ts'

const listOf = createWordListReader('synonyms.txt', parseSynonymFile)

/** Lists the faults in the files of all languages, one line each. */
export const findSynonymFaults = (): string[] => LANGUAGES.flatMap((language) => listOf(language).faults)

/** Returns the synonyms of a site's search, in the site's spelling. They are the same for both brands. */
export function synonymsOf({ code, file }: Pick<BrandLocale, 'code' | 'file'>): SearchSynonym[] {
  const { synonyms } = listOf(file)
  return code === 'en_US' ? toAmerican(synonyms).flatMap(withoutItself) : synonyms
}

/** Drops pairs such as `odor = odour` if the site spells both words the same. */
function withoutItself(row: SearchSynonym): SearchSynonym[] {
  if (row.type === 'synonym') return new Set(row.words).size > 1 ? [row] : []
  const words = row.words.filter((word) => word !== row.word)
  return words.length > 0 ? [{ ...row, words }] : []
}
