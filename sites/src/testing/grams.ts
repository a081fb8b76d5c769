import type { Portion } from '../feeding-table.ts'

/** Amounts of a row as a feeding table has them; a number is a portion from itself to itself. */
export const grams = (...amounts: (number | Portion)[]): Portion[] =>
  amounts.map((each) => (typeof each === 'number' ? { from: each, to: each } : each))
