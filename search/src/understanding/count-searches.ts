import type { SearchReader } from '../port/search-port.ts'

/** A reader that knows what it was asked. */
export type CountedReader = SearchReader & {
  /** Searches, each for one request or several. */
  searches: () => number
  requests: () => number
}

export function countSearches(reader: SearchReader): CountedReader {
  let searches = 0
  let requests = 0
  return {
    searches: () => searches,
    requests: () => requests,
    search(asked) {
      searches += 1
      requests += asked.length
      return reader.search(asked)
    },
  }
}
