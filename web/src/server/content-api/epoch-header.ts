import { EPOCH_HEADER } from '@menagerie/contract/feed'

/** Epoch of the published state that the site shows; undefined while it shows nothing yet. */
export type EpochOf = () => string | undefined

const KEPT_MS = 100

/** Returns what reads the epoch ten times a second at most: reading counts entries and looks at the file, and a crowd that signs in would ask for it thousands of times. */
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
 * Names the published state that a call is about. Throws while the site does not know it: a studio with another one knows none of its
 * customers, and would say so.
 */
export function toEpochHeader(epochOf: EpochOf | undefined): Record<string, string> {
  if (epochOf === undefined) return {}
  const epoch = epochOf()
  if (epoch === undefined) throw new Error('nothing was loaded yet: it is not known which published state is meant')
  return { [EPOCH_HEADER]: epoch }
}
