import type { IndexSettings } from './index-settings.ts'
import type { Rule } from './rule.ts'
import type { FacetSearchResult, SearchResult } from './search-answer.ts'
import type { SearchRecord } from './search-record.ts'
import type { Synonym } from './synonym.ts'

/** One request as it came. Its parameters are read by `parse-request.ts`. */
export type PortRequest = { readonly indexName: string; readonly [parameter: string]: unknown }

/** All data of one index besides its records. */
export type IndexConfig = {
  settings: Partial<IndexSettings>
  synonyms: readonly Synonym[]
  rules: readonly Rule[]
}

/** Puts a whole record or removes one. All changes of a list take effect at once. */
export type RecordChange = { put: SearchRecord } | { remove: string }

export type IndexStats = {
  records: number
  /** Bytes in memory. */
  bytes: number
  /** Grows with every change that a search can see. */
  generation: number
}

/** Reading side: Algolia's multi-query contract. A batch is answered from one generation of each index. */
export interface SearchReader {
  search(requests: readonly PortRequest[]): Promise<{ results: (SearchResult | FacetSearchResult)[] }>
  /** Returns the same as JSON in UTF-8, for callers that only pass an answer on and need not parse it. */
  searchAsJson?(requests: readonly PortRequest[]): Promise<Uint8Array>
}

/** Writing side. A promise resolves when searches see the change. */
export interface SearchWriter {
  /** Replaces records and configuration of an index at once. Searches see the former ones until then. */
  replaceAll(
    index: string,
    records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>,
    config: IndexConfig,
  ): Promise<void>
  /** Changes records. The index need not exist yet. */
  change(index: string, changes: readonly RecordChange[]): Promise<void>
  configure(index: string, config: Partial<IndexConfig>): Promise<void>
  remove(index: string): Promise<void>
  indexes(): Promise<readonly string[]>
  stats(index: string): Promise<IndexStats>
}

export interface SearchPort extends SearchReader, SearchWriter {
  close(): Promise<void>
}
