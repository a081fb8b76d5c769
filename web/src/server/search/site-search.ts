import type { SearchReader } from '@menagerie/search/port/search-port'
import type { SearchFigures } from './thread-messages.ts'

/** Search as the site has it, wherever it is done. */
export type SiteSearch = {
  reader: SearchReader
  /** There is something new in the replica. */
  look: () => void
  /** Undefined: not known here. */
  figures: () => SearchFigures | undefined
  close: () => Promise<void>
}
