import type { Waited } from './other-visitor.ts'
import type { Tally } from './tally.ts'

/** Most milliseconds that another visitor may wait (R10). */
const GOAL = { median: 100, most: 300 }

/** Compares another visitor's waits during an attack with those at calm times. */
export function toWaitedTally(name: string, tries: number, calm: Waited, waited: Waited, more = ''): Tally {
  const faults: string[] = []
  if (waited.failed > 0) faults.push(`${waited.failed} of ${waited.visits} visits failed`)
  if (waited.median > GOAL.median) faults.push(`another visitor waits ${toMs(waited.median)} in the middle`)
  if (waited.most > GOAL.most) faults.push(`another visitor waits ${toMs(waited.most)} at most`)
  const times = ({ median, p99, most }: Waited) => `median ${toMs(median)}, p99 ${toMs(p99)}, most ${toMs(most)}`
  const share = `${(waited.median / calm.median).toFixed(1)} and ${(waited.p99 / calm.p99).toFixed(1)} times as long`
  const note = `another visitor: ${times(waited)} (calm: ${times(calm)}; ${share})${more && `; ${more}`}`
  return { name, tries, faults, note }
}

const toMs = (ms: number) => `${ms.toFixed(1)} ms`
