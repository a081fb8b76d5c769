import { type AlgoliaPortOptions, createAlgoliaPort } from '@menagerie/search/adapters/algolia'
import type { Log } from '../../platform/log.ts'
import { type RunningThread, runThread } from './run-thread.ts'
import type { SiteSearch } from './site-search.ts'
import type { SearchThreadData } from './thread-messages.ts'
import { watchService } from './watch-service.ts'

type RemoteOptions = {
  file: URL
  data: SearchThreadData
  log: Log
  /** With a key that may search. */
  service: AlgoliaPortOptions
  /** May change indexes; without one they are kept elsewhere. */
  adminKey: string | undefined
  /** Of all processes of a site one feeds the service: the one that follows the feed. */
  isLeading: () => boolean
  /** Asked whether the service is there; without one searches alone tell. */
  healthUrl: string | undefined
}

/** Search by a service of its own: Algolia, or a search node that many sites share. Its keys stay here. */
export function openRemoteSearch({
  file,
  data,
  log,
  service,
  adminKey,
  isLeading,
  healthUrl,
}: RemoteOptions): SiteSearch {
  const port = createAlgoliaPort(service)
  const watched = watchService(port, healthUrl)
  let pushing: RunningThread | undefined

  function look(): void {
    if (pushing !== undefined) pushing.send({ type: 'look' })
    else if (adminKey !== undefined && isLeading()) {
      const thread = { work: 'push' as const, data: { ...data, service: { ...service, apiKey: adminKey } } }
      pushing = runThread({ file, thread, log, onMessage: () => {}, onGone: () => {} })
    }
  }

  const looking = setInterval(look, 1_000)
  look()
  return {
    reader: watched.reader,
    look,
    metrics: () => undefined,
    trouble: watched.trouble,
    async close() {
      clearInterval(looking)
      watched.stop()
      await pushing?.close()
      await port.close()
    },
  }
}
