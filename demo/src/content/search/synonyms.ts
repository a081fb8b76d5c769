import { existsSync, readFileSync } from 'node:fs'
import type { BrandLocale, Language } from '@menagerie/brands/brand-locale'
import { LANGUAGES } from '@menagerie/brands/brand-locale'
import type { SearchSynonym } from '@menagerie/contract/search-synonyms'
import { toAmerican } from '../american.ts'
import { parseSynonyms } from './parse-synonyms.ts'

const ROOT = new URL('../../../words/', import.meta.url)

const lists = new Map<Language, ReturnType<typeof parseSynonyms>>()

/** The list of a language; without a file, none. */
function listOf(language: Language): ReturnType<typeof parseSynonyms> {
  const known = lists.get(language)
  if (known) return known
  const file = `${language}/synonyms.txt`
  const path = new URL(file, ROOT)
  const list = existsSync(path)
    ? parseSynonyms(readFileSync(path, 'utf8'), file)
    : { synonyms: [], faults: [`demo/words/${file}: there is no such file`] }
  lists.set(language, list)
  return list
}

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
