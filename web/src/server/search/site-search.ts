import type { SearchReader } from '@menagerie/search/port/search-port'
import type { SearchThreadMetrics } from './thread-messages.ts'

/** Search as the site has it, wherever it is done. */
export type SiteSearch = {
  reader: SearchReader
  /** There is something new in the replica. */
  look: () => void
  /** Undefined: not known here. */
  metrics: () => SearchThreadMetrics | undefined
  /** Why a service of its own does not answer, as far as that is known. */
  trouble?: () => string | undefined
  close: () => Promise<void>
}
