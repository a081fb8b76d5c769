import type { Entry } from '@menagerie/contract/entry'
import { FACT_WORD_KINDS, type FactWords, type SearchSynonym, SYNONYM_TYPES } from '@menagerie/contract/search-synonyms'
import { z } from 'zod'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedList, storedText } from '../parts/stored-values.ts'

const storedRow = z.object({
  type: z.enum(SYNONYM_TYPES, 'Choose what kind of row this is'),
  word: storedText,
  words: storedList(storedText).transform((words) => words.filter((word) => word !== undefined)),
})

const storedFacts = z.object({
  kind: z.enum(FACT_WORD_KINDS, 'Choose what these words mean'),
  words: storedList(storedText).transform((words) => words.filter((word) => word !== undefined)),
  terms: storedList(z.string()),
})

const storedSearchSynonyms = z.object({
  id: z.string(),
  site: z.string(),
  synonyms: storedList(storedRow),
  facts: storedList(storedFacts),
})

export function searchSynonymsToEntries(document: unknown, lookup: Lookup): Entry<'search-synonyms'>[] {
  const { id, site: siteId, synonyms, facts } = readDocument(storedSearchSynonyms, document)
  const site = findPublishedSite(siteId)
  const body = { synonyms: synonyms.map(toSynonym), facts: facts.map((row) => toFacts(row, lookup)) }
  return [{ kind: 'search-synonyms', brand: site.brand, locale: site.code, key: id, body }]
}

/** Drops `word` from a row of type `synonym`: it is left over from another type that the row had before. */
function toSynonym({ type, word = '', words }: z.infer<typeof storedRow>): SearchSynonym {
  return type === 'synonym' ? { type, words } : { type, word, words }
}

/** Drops terms that no longer exist, and the terms of a row that is neither a fact nor a need. */
function toFacts({ kind, words, terms }: z.infer<typeof storedFacts>, lookup: Lookup): FactWords {
  const isFact = kind === 'fact' || kind === 'need'
  const known = isFact ? terms.flatMap((id) => lookup.termOf(id) ?? []) : []
  return { kind, words, terms: known.map(({ vocabulary, code }) => ({ vocabulary, code })) }
}
