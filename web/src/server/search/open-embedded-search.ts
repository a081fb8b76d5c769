import { SearchError } from '@menagerie/search/port/search-error'
import type { PortRequest } from '@menagerie/search/port/search-port'
import type { Log } from '../../platform/log.ts'
import { runThread } from './run-thread.ts'
import { SearchCalls } from './search-calls.ts'
import type { SiteSearch } from './site-search.ts'
import type { SearchThreadData, SearchThreadMetrics } from './thread-messages.ts'

/** A thread that has not answered for so long is taken to hang. */
const HANGING_MS = 15_000
const WATCH_MS = 1_000

/** Runs search in a thread of its own, so that no query delays a page. A thread that dies or hangs is replaced. */
export function openEmbeddedSearch(options: { file: URL; data: SearchThreadData; log: Log }): SiteSearch {
  const { file, data, log } = options
  const calls = new SearchCalls()
  let metrics: SearchThreadMetrics | undefined
  const thread = runThread({
    file,
    thread: { work: 'answer', data },
    log,
    onMessage(message) {
      if (message.type === 'metrics') metrics = message.metrics
      else if (message.type !== 'notice') calls.end(message)
    },
    onGone: () => calls.giveUp(),
  })
  const watching = setInterval(() => {
    if (calls.longestMs() < HANGING_MS) return
    log.error('The search thread hangs and is replaced')
    calls.giveUp()
    thread.replace()
  }, WATCH_MS)

  const searchAsJson = (requests: readonly PortRequest[]) =>
    calls.begin((call) => {
      const isHeard = thread.send({ type: 'search', call, requests })
      if (!isHeard) calls.refuse(call, new SearchError(503, 'Search is starting.'))
    })

  return {
    reader: {
      searchAsJson,
      search: async (requests) => JSON.parse(Buffer.from(await searchAsJson(requests)).toString()),
    },
    look: () => thread.send({ type: 'look' }),
    metrics: () => metrics,
    async close() {
      clearInterval(watching)
      await thread.close()
    },
  }
}
