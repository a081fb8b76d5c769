export type EditingRandom = { below: (count: number) => number; chance: (share: number) => boolean }

/** Gives the same numbers for the same seed (mulberry32), so that a failed session can be repeated. */
export function randomOf(seed: number): EditingRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { below: (count) => Math.floor(next() * count), chance: (share) => next() < share }
}
