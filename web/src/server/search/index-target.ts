import type { IndexConfig, RecordChange } from '@menagerie/search/port/search-port'
import type { IndexContents } from '../../indexing/load-index.ts'
import type { BuiltIndex } from './index-file.ts'
import type { SiteIndex } from './index-list.ts'

/** `isFile`: found in a file of an earlier run, instead of built now. */
export type TakenIndex = BuiltIndex & { isFile: boolean }

/** Where indexes go: the engine of this process, or a separate search service. Promises resolve when searches see the change. */
export type IndexTarget = {
  load: (index: SiteIndex, built: TakenIndex) => Promise<void>
  change: (index: SiteIndex, changes: readonly RecordChange[]) => Promise<void>
  configure: (index: SiteIndex, config: IndexConfig) => Promise<void>
}

export type ToTarget = (contents: IndexContents) => IndexTarget
