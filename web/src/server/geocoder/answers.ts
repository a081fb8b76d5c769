import type { VisitorPlace } from '../../platform/place.ts'
import type { Clock } from '../../platform/time.ts'

/** Some 2 kB each at most. */
const MOST_KEPT = 2_000

type KeptPlaces = { places: readonly VisitorPlace[]; until: number }

/** Answers of a service in memory, those that were not wanted for longest make room. With `keptMs` 0 nothing is kept. */
export function createAnswers({ keptMs, clock }: { keptMs: number; clock: Clock }) {
  const kept = new Map<string, KeptPlaces>()
  return {
    find(name: string): readonly VisitorPlace[] | undefined {
      const answer = kept.get(name)
      if (answer === undefined) return undefined
      kept.delete(name)
      if (answer.until <= clock()) return undefined
      kept.set(name, answer)
      return answer.places
    },
    keep(name: string, places: readonly VisitorPlace[]): void {
      if (keptMs === 0) return
      kept.delete(name)
      kept.set(name, { places, until: clock() + keptMs })
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    },
  }
}
