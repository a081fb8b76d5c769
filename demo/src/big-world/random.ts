/** The same numbers for the same seed, on every machine. */
export type WorldRandom = {
  /** From 0 up to, but not, 1. */
  next: () => number
  pick: <T>(items: readonly T[]) => T
}

/** Numbers of their own for everything with a name: what is made first or left out changes nothing for the others. */
export function createWorldRandom(seed: number, name: string): WorldRandom {
  let state = hash(`${seed} ${name}`)
  /** Mulberry32, a small generator with good spread. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error(`Nothing to choose from for ${name}`)
      return item
    },
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
