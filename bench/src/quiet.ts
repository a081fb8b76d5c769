import { cpus } from 'node:os'
import { toMedian } from './row.ts'

/** How busy other programs kept the machine at a moment, and how fast one core was. */
export type Quiet = { busyCores: number; loopMs: number }

const WATCH_MS = 1_000
/** Share of one core. An idle database and a terminal take less. */
const MOST_BUSY = 0.15
/** A core that shares its clock or host with others is sometimes slower than this. */
const MOST_SLOWER = 1.15

/** Watches the machine while the bench does nothing, then times a fixed piece of work. */
export async function watchMachine(): Promise<Quiet> {
  const before = readCpuTimes()
  await new Promise((done) => setTimeout(done, WATCH_MS))
  const after = readCpuTimes()
  return { busyCores: ((after.busy - before.busy) / (after.all - before.all)) * cpus().length, loopMs: timeLoop() }
}

/** Tells whether the machine was busy. `fastest` is the shortest loop of the whole run. */
export function isBusy(before: Quiet, after: Quiet, fastest: number): boolean {
  return [before, after].some(({ busyCores, loopMs }) => busyCores > MOST_BUSY || loopMs > fastest * MOST_SLOWER)
}

function readCpuTimes(): { busy: number; all: number } {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const { idle, ...rest } = times
    const used = Object.values(rest).reduce((sum, ms) => sum + ms, 0)
    busy += used
    all += used + idle
  }
  return { busy, all }
}

function timeLoop(): number {
  return toMedian(
    Array.from({ length: 9 }, () => {
      const began = performance.now()
      if (mix(4_000_000) === 0) throw new Error('the loop did nothing')
      return performance.now() - began
    }),
  )
}

function mix(rounds: number): number {
  let state = 1
  for (let round = 0; round < rounds; round += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return state | 1
}
