import { createShares } from '../create-shares.ts'

/** Gives the same numbers for the same seed on every machine. */
export type WorldRandom = {
  /** From 0 up to 1, without 1. */
  next: () => number
  pick: <T>(items: readonly T[]) => T
}

/** Makes separate numbers for each name, so that what is made before or left out changes nothing for the others. */
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
