import { createShares } from '../../create-shares.ts'

/** Random values that are the same in every run, so that a second import finds the documents of the first. */
export type Lots = {
  /** Returns a number from 0 to 1. */
  share: () => number
  hits: (chance: number) => boolean
  between: (least: number, most: number) => number
  one: <T>(things: readonly T[]) => T
  /** Returns each thing once before any is repeated. */
  deck: <T>(things: readonly T[]) => () => T
  /** Fills in a random digit for each hash and a letter for each at sign. */
  fill: (form: string, letters?: string) => string
}

const LETTERS = 'ABCDEGHJKLMNPRSTVWXZ'

export function createDraw(seed: string): Lots {
  const share = createShares(seed)
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))
  function one<T>(things: readonly T[]): T {
    const [thing] = things.slice(between(0, things.length - 1))
    if (thing === undefined) throw new Error(`${seed}: there is nothing to draw from`)
    return thing
  }
  function deck<T>(things: readonly T[]): () => T {
    let left: T[] = []
    return () => {
      if (left.length === 0) left = [...things]
      const thing = one(left)
      left.splice(left.indexOf(thing), 1)
      return thing
    }
  }
  return {
    share,
    between,
    one,
    deck,
    hits: (chance) => share() < chance,
    fill: (form, letters = LETTERS) =>
      form.replaceAll('#', () => String(between(0, 9))).replaceAll('@', () => one([...letters])),
  }
}
