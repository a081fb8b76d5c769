import type { IncomingMessage, RequestListener } from 'node:http'
import { toNetworksAround } from '@menagerie/contract/visitor-networks'
import type { SearchReader } from '@menagerie/search/port/search-port'
import { createSearchHandler } from '@menagerie/search/server/search-handler'
import type { Env } from '../../platform/env.ts'
import { type Log, toErrorFields } from '../../platform/log.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { SiteSearch } from './site-search.ts'

/** Each read takes milliseconds; the remaining places are for other visitors. */
const READS_OF_VISITOR = 32

type ApiOptions = {
  /** Returns the visitor's address, also behind trusted proxies. */
  addressOf: (request: IncomingMessage) => string
  env: Pick<Env, 'SEARCH_APPLICATION_ID' | 'SEARCH_KEY' | 'SEARCH_KEY_BEFORE'>
  search: Pick<SiteSearch, 'reader'>
  metrics: Metrics
  log: Log
}

/** The read API below `/1/…`, for pages of this site and for any official client that sends its application id and key. */
export function answerSearchApi({ env, search, addressOf, metrics, log }: ApiOptions): RequestListener {
  return createSearchHandler({
    reader: toTimed(search.reader, (seconds) => metrics.observe('search', seconds)),
    keys: { applicationId: env.SEARCH_APPLICATION_ID, search: [env.SEARCH_KEY, env.SEARCH_KEY_BEFORE ?? []].flat() },
    origins: [],
    limits: { readsOfCaller: READS_OF_VISITOR },
    callerOf: (incoming) => toNetworksAround(toVisitorKey(addressOf(incoming))),
    onFault: (error) => log.error('A search failed', toErrorFields(error)),
  })
}

function toTimed(reader: SearchReader, observe: (seconds: number) => void): SearchReader {
  const time = async <T>(answer: Promise<T>): Promise<T> => {
    const began = performance.now()
    const found = await answer
    observe((performance.now() - began) / 1_000)
    return found
  }
  const { searchAsJson } = reader
  return {
    search: (requests) => time(reader.search(requests)),
    ...(searchAsJson && { searchAsJson: (requests) => time(searchAsJson(requests)) }),
  }
}
