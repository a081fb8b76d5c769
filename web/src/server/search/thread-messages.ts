import type { AlgoliaPortOptions } from '@menagerie/search/adapters/algolia'
import type { SearchStatus } from '@menagerie/search/port/search-error'
import type { PortRequest } from '@menagerie/search/port/search-port'
import type { AddressingOptions } from '@menagerie/sites/place'
import type { SearchIndexNaming } from '@menagerie/sites/search-index'
import type { LogFields } from '../../platform/log.ts'
import type { BuiltIndex } from './index-file.ts'

/** What the threads of search are started with. They are of the same build as their parent. */
export type SearchThreadData = {
  replicaDir: string
  /** Where finished indexes are kept for the next start. */
  indexDir: string
  naming: SearchIndexNaming
  /** What is built: an index for the engine, or the records for a service. */
  builds: 'index' | 'records'
  addressing: AddressingOptions
  /** Ids of those that are searched in; absent for all. */
  sites?: readonly string[] | undefined
}

/** A search service, and the key that may change its indexes. */
export type PushThreadData = SearchThreadData & { service: AlgoliaPortOptions }

/** For a process that builds these indexes, tells the name of each, and ends. */
export type BuildData = SearchThreadData & { names: readonly string[] }

/** What such a process tells of each of its indexes. */
export type FromBuild =
  /** `unsaved`: what its file would have held, where none can be written. */
  { type: 'built'; name: string; unsaved?: UnsavedIndex } | { type: 'failed'; name: string; reason: string }

export type UnsavedIndex = { built: BuiltIndex; problem: string }

/** One file of code has both: an index is used again only by the code that made it. */
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
  /** Rows of editors that no index can be built with. */
  unusableRows: number
  /** Why the last index that was built is in memory alone: its file cannot be written. */
  unsaved?: string | undefined
}

export type FromSearchThread =
  /** Written where it was found: the thread that answers pages only passes it on. */
  | { type: 'found'; call: number; json: Uint8Array }
  | { type: 'refused'; call: number; status: SearchStatus; message: string }
  | { type: 'failed'; call: number; message: string }
  | { type: 'metrics'; metrics: SearchThreadMetrics }
  | { type: 'notice'; level: 'info' | 'warn' | 'error'; text: string; fields: LogFields }
