import type { SearchReader } from '@menagerie/search/port/search-port'
import type { ContentApi } from './content-api.ts'
import type { Geocode } from './geocode.ts'
import type { Session } from './session.ts'

/** What the asynchronous part of a live page may use; cached pages have none of it. */
export type LiveParts = {
  /** The site's search. It rejects with a `SearchError`: 404 where there is no such index, 503 while one is being built. */
  search: SearchReader
  contentApi: ContentApi
  /** Absent where places come from the built-in index only. */
  geocode?: Geocode | undefined
  session: Session | undefined
  /** Header `Cookie`, as it came. */
  cookies?: string | undefined
  /** The page of the same origin that led here: path and query of the Referer header. */
  cameFrom?: string | undefined
  isHttps: boolean
  /** Aborted when the time for loading is over, or the visitor has left. */
  signal: AbortSignal
}
