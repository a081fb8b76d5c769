import { type AlgoliaPortOptions, createAlgoliaPort } from '@menagerie/search/adapters/algolia'
import type { Log } from '../../platform/log.ts'
import { type RunningThread, runThread } from './run-thread.ts'
import type { SiteSearch } from './site-search.ts'
import type { SearchThreadData } from './thread-messages.ts'

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
}

/** Search by a service of its own: Algolia, or a search node that many sites share. Its keys stay here. */
export function openRemoteSearch({ file, data, log, service, adminKey, isLeading }: RemoteOptions): SiteSearch {
  const reader = createAlgoliaPort(service)
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
    reader,
    look,
    metrics: () => undefined,
    async close() {
      clearInterval(looking)
      await pushing?.close()
      await reader.close()
    },
  }
}
