import type { Portion } from '../feeding-table.ts'

/** Returns amounts as a row of a feeding table holds them; a plain number becomes a range from itself to itself. */
export const grams = (...amounts: (number | Portion)[]): Portion[] =>
  amounts.map((each) => (typeof each === 'number' ? { from: each, to: each } : each))
