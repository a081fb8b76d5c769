/** Returns pauses between tries: doubling from `firstMs` to `maxMs`, each shortened by up to half, so that sites do not retry at the same moment. */
export function createBackoff(firstMs: number, maxMs: number, random: () => number = Math.random) {
  let tries = 0
  return {
    next(): number {
      const wait = Math.min(maxMs, firstMs * 2 ** tries)
      tries += 1
      return wait * (1 - random() / 2)
    },
    reset(): void {
      tries = 0
    },
    get isFresh(): boolean {
      return tries === 0
    },
  }
}

/** Resolves after `ms`, or at once when aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
