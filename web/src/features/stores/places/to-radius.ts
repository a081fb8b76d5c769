/** People of a square kilometre where houses stand. */
const DENSITY = 3_000

/** Kilometres from the middle of a town to its edge, were it round; size is the decimal logarithm of its people. */
export const toRadius = (size: number): number => Math.sqrt(10 ** size / DENSITY / Math.PI)
