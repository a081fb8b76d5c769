import type { FeedLimits, FeedOptions } from './feed-options.ts'
import type { Replica } from './open-replica.ts'

type WatchedReplica = Pick<FeedOptions, 'onNotice'> & { replica: Pick<Replica, 'findDamage' | 'searchDamage'> }

/** Looks for damage in the file, and ends the subscription when there is any: everything is then loaded again. */
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
    // On a busy machine a search may take longer than the interval.
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
    /** Waits until a running search has closed the file, because closing moves the log into the file and deletes the log. */
    async stop(): Promise<void> {
      clearInterval(looking)
      clearInterval(searching)
      await search
    },
  }
}
