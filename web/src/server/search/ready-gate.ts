import { SearchError } from '@menagerie/search/port/search-error'

/** Time for an index to be made; a visitor that has waited longer is asked to come back. */
const WAIT_MS = 4_000

/** Lets a search through once all of its indexes are ready, and delays it while one is being made. */
export function createReadyGate(isReady: (index: string) => boolean, known: ReadonlySet<string>) {
  const waiting = new Map<string, Set<() => void>>()

  function waitFor(index: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const others = waiting.get(index) ?? new Set()
      waiting.set(index, others)
      const pass = () => {
        clearTimeout(late)
        others.delete(pass)
        resolve()
      }
      const late = setTimeout(() => {
        others.delete(pass)
        reject(new SearchError(503, `The index ${index} is being made.`))
      }, WAIT_MS)
      others.add(pass)
    })
  }

  return {
    open(index: string): void {
      for (const pass of waiting.get(index) ?? []) pass()
    },
    /** Throws SearchError 503 after the wait. Does not wait for an index that the site does not have. */
    async pass(indexes: readonly string[]): Promise<void> {
      for (const index of new Set(indexes)) {
        if (known.has(index) && !isReady(index)) await waitFor(index)
      }
    },
  }
}
