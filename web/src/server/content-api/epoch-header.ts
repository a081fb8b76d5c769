import { EPOCH_HEADER } from '@menagerie/contract/feed'

/** Returns the epoch of the published state that the site shows; undefined while it shows nothing yet. */
export type EpochOf = () => string | undefined

const KEPT_MS = 100

/** Reads the epoch at most ten times a second: reading counts entries and looks at the file, and a crowd signing in would ask for it thousands of times. */
export function keepEpoch(epochOf: EpochOf): EpochOf {
  let epoch: string | undefined
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - readAt < KEPT_MS) return epoch
    readAt = performance.now()
    epoch = epochOf()
    return epoch
  }
}

/**
 * Returns the header that names the published state of a call. Throws while the site does not know it: a studio with
 * another state has other customers, and would report this one as unknown.
 */
export function toEpochHeader(epochOf: EpochOf | undefined): Record<string, string> {
  if (epochOf === undefined) return {}
  const epoch = epochOf()
  if (epoch === undefined) throw new Error('nothing was loaded yet: it is not known which published state is meant')
  return { [EPOCH_HEADER]: epoch }
}
