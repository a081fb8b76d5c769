import type { IndexConfig, RecordChange } from '@menagerie/search/port/search-port'
import type { IndexContents } from '../../indexing/load-index.ts'
import type { BuiltIndex } from './index-file.ts'
import type { SiteIndex } from './index-list.ts'

/** Built now, or found in the file of an earlier time. */
export type TakenIndex = BuiltIndex & { isFile: boolean }

/** Where indexes go: the engine of this process, or a search service of its own. A promise ends when searches see it. */
export type IndexTarget = {
  load: (index: SiteIndex, built: TakenIndex) => Promise<void>
  change: (index: SiteIndex, changes: readonly RecordChange[]) => Promise<void>
  configure: (index: SiteIndex, config: IndexConfig) => Promise<void>
}

export type ToTarget = (contents: IndexContents) => IndexTarget
