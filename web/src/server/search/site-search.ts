import type { SearchReader } from '@menagerie/search/port/search-port'
import type { SearchThreadMetrics } from './thread-messages.ts'

/** The site's search, wherever it runs. */
export type SiteSearch = {
  reader: SearchReader
  /** Called when there is something new in the replica. */
  look: () => void
  /** Undefined where that is unknown to this process. */
  metrics: () => SearchThreadMetrics | undefined
  /** Why a separate search service does not answer, as far as known. */
  trouble?: () => string | undefined
  close: () => Promise<void>
}
