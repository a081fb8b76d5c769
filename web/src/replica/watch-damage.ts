import type { FeedLimits, FeedOptions } from './feed-options.ts'

/** Ends the listening as soon as the file is found damaged: what is then asked for is all of it. */
export function watchDamage({ replica, onNotice = console.warn }: FeedOptions, { lookMs, wholeMs }: FeedLimits) {
  let found = new AbortController()
  const looking = setInterval(() => {
    const damage = replica.findDamage()
    if (damage === undefined || found.signal.aborted) return
    onNotice(`The replica is damaged (${damage}); all is loaded again, meanwhile what is in memory is shown.`)
    found.abort()
  }, lookMs)
  const searching = setInterval(() => void replica.searchDamage(), wholeMs)
  looking.unref()
  searching.unref()
  return {
    damaged(): AbortSignal {
      if (replica.findDamage() === undefined) found = new AbortController()
      return found.signal
    },
    stop() {
      clearInterval(looking)
      clearInterval(searching)
    },
  }
}
