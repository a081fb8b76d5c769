import type { Changes } from '@menagerie/contract/feed'
import type { Dropped } from './batch-log.ts'
import type { Loss } from './load-guard.ts'
import type { Alarm, TakeIn } from './take-in.ts'

/** A replica that is loaded from scratch beside the one in use. */
export type FullLoad = {
  add(changes: Changes): Promise<void>
  /** Hashes of the originals that its pictures, leaflets and films name. */
  mediaHashes(): readonly string[]
  /** Counts what is shown now but missing in the load. */
  loss(): Promise<Loss>
  /** Makes it the replica in use; returns the tags of what readers now see differently, or 'all' where that is unknown. */
  finish(): Promise<Dropped>
  abandon(): void
}

/** Entries written between two turns of the event loop, so that a load does not delay requests. */
const SLICE = 100

export async function takeInSlices(takeIn: TakeIn, changes: Changes): Promise<Alarm[]> {
  const alarms: Alarm[] = []
  for (let start = 0; start < changes.changes.length || start === 0; start += SLICE) {
    alarms.push(...takeIn.take({ ...changes, changes: changes.changes.slice(start, start + SLICE) }).alarms)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return alarms
}
