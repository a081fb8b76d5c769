import type { FeedLimits, FeedOptions } from './feed-options.ts'
import type { Replica } from './open-replica.ts'

type WatchedReplica = Pick<FeedOptions, 'onNotice'> & { replica: Pick<Replica, 'findDamage' | 'searchDamage'> }

/** Ends the listening as soon as the file is found damaged: what is then asked for is all of it. */
export function watchDamage(
  { replica, onNotice = console.warn }: WatchedReplica,
  { lookMs, wholeMs }: Pick<FeedLimits, 'lookMs' | 'wholeMs'>,
) {
  let found = new AbortController()
  const looking = setInterval(() => {
    const damage = replica.findDamage()
    if (damage === undefined || found.signal.aborted) return
    onNotice(`The replica is damaged (${damage}); all is loaded again, meanwhile what is in memory is shown.`)
    found.abort()
  }, lookMs)
  let search: Promise<void> | undefined
  const searching = setInterval(() => {
    // On a busy machine a search may take longer than the time between two.
    search ??= replica.searchDamage().finally(() => {
      search = undefined
    })
  }, wholeMs)
  looking.unref()
  searching.unref()
  return {
    damaged(): AbortSignal {
      if (replica.findDamage() === undefined) found = new AbortController()
      return found.signal
    },
    /** Waits until a search under way has closed the file: closing it brings in its log and removes that. */
    async stop(): Promise<void> {
      clearInterval(looking)
      clearInterval(searching)
      await search
    },
  }
}
