import type { AlgoliaPortOptions } from '@menagerie/search/adapters/algolia'
import type { SearchStatus } from '@menagerie/search/port/search-error'
import type { PortRequest } from '@menagerie/search/port/search-port'
import type { AddressingOptions } from '@menagerie/sites/place'
import type { SearchIndexNaming } from '@menagerie/sites/search-index'
import type { LogFields } from '../../platform/log.ts'
import type { BuiltIndex } from './index-file.ts'

/** Start data of the search threads, which are of the same build as their parent. */
export type SearchThreadData = {
  replicaDir: string
  /** Where finished indexes are kept for the next start. */
  indexDir: string
  naming: SearchIndexNaming
  /** What is built: an index for the engine, or the records for a service. */
  builds: 'index' | 'records'
  addressing: AddressingOptions
  /** Ids of the sites that are searched; absent for all. */
  sites?: readonly string[] | undefined
}

/** A search service, and the key that may change its indexes. */
export type PushThreadData = SearchThreadData & { service: AlgoliaPortOptions }

/** For a process that builds these indexes, reports each by name, and ends. */
export type BuildData = SearchThreadData & { names: readonly string[] }

/** What such a process reports for each of its indexes. */
export type FromBuild =
  /** `unsaved`: the content of its file, where it cannot be written. */
  { type: 'built'; name: string; unsaved?: UnsavedIndex } | { type: 'failed'; name: string; reason: string }

export type UnsavedIndex = { built: BuiltIndex; problem: string }

/** One file contains both kinds of work: an index is only used again by the code that made it. */
export type ThreadData = { work: 'answer'; data: SearchThreadData } | { work: 'push'; data: PushThreadData }

export type ToSearchThread =
  | { type: 'search'; call: number; requests: readonly PortRequest[] }
  /** There is something new in the replica. */
  | { type: 'look' }

export type SearchThreadMetrics = {
  indexes: number
  ready: number
  records: number
  bytes: number
  /** Number of editors' rows that no index can be built with. */
  unusableRows: number
  /** Why the last built index is in memory only: its file cannot be written. */
  unsaved?: string | undefined
}

export type FromSearchThread =
  /** Serialised in the search thread: the thread that answers pages only passes it on. */
  | { type: 'found'; call: number; json: Uint8Array }
  | { type: 'refused'; call: number; status: SearchStatus; message: string }
  | { type: 'failed'; call: number; message: string }
  | { type: 'metrics'; metrics: SearchThreadMetrics }
  | { type: 'notice'; level: 'info' | 'warn' | 'error'; text: string; fields: LogFields }
