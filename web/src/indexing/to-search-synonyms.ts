import type { SearchSynonym, SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import type { Synonym } from '@menagerie/search/port/synonym'
import { LISTS } from '../replica/to-listings.ts'
import type { RecordContext } from './record-context.ts'

/** Loads what the editors of a brand-locale have declared about words: synonyms and facts. */
export function loadDeclaredWords({ reader }: RecordContext): SearchSynonymsBody {
  const lists = reader.list(LISTS.searchSynonyms).flatMap((key) => reader.get('search-synonyms', key)?.body ?? [])
  return { synonyms: lists.flatMap(({ synonyms }) => synonyms), facts: lists.flatMap(({ facts }) => facts) }
}

/** Loads the editors' synonyms of a brand-locale, for all of its indexes. */
export function loadSearchSynonyms({ reader }: RecordContext): Synonym[] {
  const lists = reader.list(LISTS.searchSynonyms).flatMap((key) => reader.get('search-synonyms', key)?.body ?? [])
  return lists.flatMap(({ synonyms }) => synonyms).map(toSynonym)
}

export function toSynonym(line: SearchSynonym, index: number): Synonym {
  const objectID = `line-${index + 1}`
  switch (line.type) {
    case 'synonym':
      return { objectID, type: line.type, synonyms: line.words }
    case 'onewaysynonym':
      return { objectID, type: line.type, input: line.word, synonyms: line.words }
    case 'placeholder':
      return { objectID, type: line.type, placeholder: line.word, replacements: line.words }
    default:
      return { objectID, type: line.type, word: line.word, corrections: line.words }
  }
}
