import type { Changes } from '@menagerie/contract/feed'
import type { Dropped } from './batch-log.ts'
import type { Loss } from './load-guard.ts'
import type { Alarm, TakeIn } from './take-in.ts'

/** A replica being loaded from the start beside the one in use. */
export type FullLoad = {
  add(changes: Changes): Promise<void>
  /** Hashes of the originals that its pictures, leaflets and films name. */
  mediaHashes(): readonly string[]
  /** What is shown now and is not in it. */
  loss(): Promise<Loss>
  /** Makes it the one in use; returns the tags under which readers see something else now, or all where that cannot be told. */
  finish(): Promise<Dropped>
  abandon(): void
}

/** Entries written between two turns of the event loop: a load never holds up the requests being served meanwhile. */
const SLICE = 100

export async function takeInSlices(takeIn: TakeIn, changes: Changes): Promise<Alarm[]> {
  const alarms: Alarm[] = []
  for (let start = 0; start < changes.changes.length || start === 0; start += SLICE) {
    alarms.push(...takeIn.take({ ...changes, changes: changes.changes.slice(start, start + SLICE) }).alarms)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return alarms
}
