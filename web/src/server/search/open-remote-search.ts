import { type AlgoliaPortOptions, createAlgoliaPort } from '@menagerie/search/adapters/algolia'
import { createUnderstandingReader } from '@menagerie/search/understanding/understanding-reader'
import { createUnderstandings } from '../../indexing/understandings.ts'
import type { Log } from '../../platform/log.ts'
import { openReadingReplica } from '../../replica/reading-replica.ts'
import { toContents } from './build-indexes.ts'
import { toSiteIndexes } from './index-list.ts'
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
  /** Key that may change indexes; without one they are maintained elsewhere. */
  adminKey: string | undefined
  /** Whether this process feeds the service: the one that follows the feed does. */
  isLeading: () => boolean
  /** Asked whether the service is up; without it, only failing searches show that. */
  healthUrl: string | undefined
}

/** Uses a separate search service: Algolia, or a search node that many sites share. Its keys never leave the server. */
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
  const replica = openReadingReplica(data.replicaDir)
  const contents = toContents(replica, data)
  const indexes = new Map(toSiteIndexes(data).map((index) => [index.name, index]))
  const understandings = createUnderstandings(watched.reader, (name) => {
    const index = indexes.get(name)
    return index && { ...index, declared: contents.declared(index.site) }
  })
  const reader = createUnderstandingReader(watched.reader, {
    understandingOf: understandings.find,
    // A service with an address is a node, which runs the site's own engine.
    hasExtensions: service.hosts !== undefined,
  })
  let pushing: RunningThread | undefined

  function look(): void {
    if (pushing !== undefined) pushing.send({ type: 'look' })
    else if (adminKey !== undefined && isLeading()) {
      const thread = { work: 'push' as const, data: { ...data, service: { ...service, apiKey: adminKey } } }
      pushing = runThread({ file, thread, log, onMessage: () => {}, onGone: () => {} })
    }
  }

  /** Forgets what is known of the words: editors may have declared others, or there may be products of other kinds. */
  function followWords(): void {
    if (replica.moveForward() !== undefined) for (const name of indexes.keys()) understandings.forget(name)
  }

  const looking = setInterval(() => {
    look()
    followWords()
  }, 1_000)
  look()
  followWords()
  return {
    reader,
    look,
    metrics: () => undefined,
    trouble: watched.trouble,
    async close() {
      clearInterval(looking)
      watched.stop()
      await pushing?.close()
      replica.close()
      await port.close()
    },
  }
}
