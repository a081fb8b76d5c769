import { createShares } from '../create-shares.ts'

/** The same numbers for the same seed, on every machine. */
export type WorldRandom = {
  /** From 0 up to, but not, 1. */
  next: () => number
  pick: <T>(items: readonly T[]) => T
}

/** Numbers of their own for everything with a name: what is made first or left out changes nothing for the others. */
export function createWorldRandom(seed: number, name: string): WorldRandom {
  const next = createShares(`${seed} ${name}`)
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error(`Nothing to choose from for ${name}`)
      return item
    },
  }
}
