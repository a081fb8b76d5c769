import { expect } from 'vitest'
import { beginHistory, expectTold, type HistoryStage, readTold, throwDice } from './stale-history.ts'
import { STALE_STEPS } from './stale-steps.ts'

const STEPS = 12
/** Fewer histories than this may have no change of some kind. */
const FEW = 5

/**
 * Runs random histories of a page and its copy, and compares the form's messages after each step. A failing history is
 * reported with its seed and its steps.
 */
export async function tryHistories(stage: HistoryStage, seeds: readonly number[]): Promise<void> {
  const names = Object.keys(STALE_STEPS)
  const found = { changed: 0, gone: 0, gained: 0, open: 0 }
  for (const seed of seeds) {
    const dice = throwDice(seed * 7919)
    const history = await beginHistory(stage, seed)
    const steps: string[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const name = names[dice(names.length)] ?? ''
      steps.push(name)
      await STALE_STEPS[name]?.(history, dice, `${seed}-${step}`)
      const expected = expectTold(history)
      expect(await readTold(history), `history ${seed}: ${steps.join(', ')}`).toEqual(expected)
      for (const kind of ['changed', 'gone', 'gained', 'open'] as const) found[kind] += expected[kind].length
    }
  }
  if (seeds.length > FEW)
    expect(Math.min(...Object.values(found)), 'things that the histories leave to tell').toBeGreaterThan(2)
}
