import type { IndexSettings } from './index-settings.ts'
import type { Rule } from './rule.ts'
import type { FacetSearchResult, SearchResult } from './search-answer.ts'
import type { SearchRecord } from './search-record.ts'
import type { Synonym } from './synonym.ts'

/** One request as it came; `parse-request.ts` reads its parameters. */
export type PortRequest = { readonly indexName: string; readonly [parameter: string]: unknown }

/** All of one index besides its records. */
export type IndexConfig = {
  settings: Partial<IndexSettings>
  synonyms: readonly Synonym[]
  rules: readonly Rule[]
}

/** Put whole records, or take them away; one list takes effect at once. */
export type RecordChange = { put: SearchRecord } | { remove: string }

export type IndexStats = {
  records: number
  /** Bytes in memory. */
  bytes: number
  /** Grows with every change that a search can see. */
  generation: number
}

/** Reading side: the Algolia multi-query contract. A batch is answered from one generation of each index. */
export interface SearchReader {
  search(requests: readonly PortRequest[]): Promise<{ results: (SearchResult | FacetSearchResult)[] }>
  /** The same as JSON in UTF-8: callers that only pass an answer on need not take it apart. */
  searchAsJson?(requests: readonly PortRequest[]): Promise<Uint8Array>
}

/** Writing side. A promise ends when searches see the change. */
export interface SearchWriter {
  /** Records and configuration of an index, anew and at once; searches see the former ones until then. */
  replaceAll(
    index: string,
    records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>,
    config: IndexConfig,
  ): Promise<void>
  /** To an index that may not exist yet. */
  change(index: string, changes: readonly RecordChange[]): Promise<void>
  configure(index: string, config: Partial<IndexConfig>): Promise<void>
  remove(index: string): Promise<void>
  indexes(): Promise<readonly string[]>
  stats(index: string): Promise<IndexStats>
}

export interface SearchPort extends SearchReader, SearchWriter {
  close(): Promise<void>
}
