import type { SearchReader } from '@menagerie/search/port/search-port'
import type { ContentApi } from './content-api.ts'
import type { Geocode } from './geocode.ts'
import type { Session } from './session.ts'

/** What the asynchronous part of a page may use. Nothing of it is there on the cached way. */
export type LiveParts = {
  /** The site's search. It rejects with a `SearchError`: 404 where there is no such index, 503 while one is being built. */
  search: SearchReader
  contentApi: ContentApi
  /** Absent where places come from the built-in index alone. */
  geocode?: Geocode | undefined
  session: Session | undefined
  /** Header `Cookie`, as it came. */
  cookies?: string | undefined
  /** The page of the same origin that led here: its path and query, as the browser says. */
  cameFrom?: string | undefined
  isHttps: boolean
  /** Aborted when the time for loading is over, or the visitor is gone. */
  signal: AbortSignal
}
