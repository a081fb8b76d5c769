import type { VisitorPlace } from '../../platform/place.ts'
import type { Clock } from '../../platform/time.ts'

/** At most about 2 kB each. */
const MOST_KEPT = 2_000

type KeptPlaces = { places: readonly VisitorPlace[]; until: number }

/** Keeps answers of a service in memory, evicting the least recently used. With `keptMs` 0 nothing is kept. */
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
