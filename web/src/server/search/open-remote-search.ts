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
  /** May change indexes; without one they are kept elsewhere. */
  adminKey: string | undefined
  /** One process of a site feeds the service: the one that follows the feed. */
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
  const replica = openReadingReplica(data.replicaDir)
  const contents = toContents(replica, data)
  const indexes = new Map(toSiteIndexes(data).map((index) => [index.name, index]))
  const understandings = createUnderstandings(watched.reader, (name) => {
    const index = indexes.get(name)
    return index && { ...index, declared: contents.declared(index.site) }
  })
  const reader = createUnderstandingReader(watched.reader, {
    understandingOf: understandings.find,
    // A node has an address, and is our own engine.
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

  /** Editors may have declared other words, or products of other kinds may be there. */
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
