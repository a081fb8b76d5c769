import type { Entry } from '@menagerie/contract/entry'
import { type SearchSynonym, SYNONYM_TYPES } from '@menagerie/contract/search-synonyms'
import { z } from 'zod'
import { findSite, readDocument } from '../parts/document.ts'
import { storedList, storedText } from '../parts/stored-values.ts'

const storedRow = z.object({
  type: z.enum(SYNONYM_TYPES, 'Choose what kind of row this is'),
  word: storedText,
  words: storedList(storedText).transform((words) => words.filter((word) => word !== undefined)),
})

const storedSearchSynonyms = z.object({ id: z.string(), site: z.string(), synonyms: storedList(storedRow) })

export function searchSynonymsToEntries(document: unknown): Entry<'search-synonyms'>[] {
  const { id, site: siteId, synonyms } = readDocument(storedSearchSynonyms, document)
  const site = findSite(siteId)
  const body = { synonyms: synonyms.map(toSynonym) }
  return [{ kind: 'search-synonyms', brand: site.brand, locale: site.code, key: id, body }]
}

/** A word left over from another type of row is not published. */
function toSynonym({ type, word = '', words }: z.infer<typeof storedRow>): SearchSynonym {
  return type === 'synonym' ? { type, words } : { type, word, words }
}
