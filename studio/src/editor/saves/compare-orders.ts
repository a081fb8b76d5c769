import type { Difference, Path, Three } from './difference.ts'
import { joinOrders } from './join-orders.ts'
import type { VersionRow } from './version-rows.ts'

/** Compares the order of the rows that exist in both versions. */
export function compareOrders(path: Path, rows: { [P in keyof Three]: readonly VersionRow[] }): readonly Difference[] {
  const isIn = (other: readonly VersionRow[]) => (id: string) => other.some((row) => row.id === id)
  const orderOf = (own: readonly VersionRow[], ...others: (readonly VersionRow[])[]) =>
    own.map(({ id }) => id).filter((id) => others.every((other) => isIn(other)(id)))
  const mine = orderOf(rows.mine, rows.theirs)
  const theirs = orderOf(rows.theirs, rows.mine)
  if (mine.join() === theirs.join()) return []
  const base = orderOf(rows.base, rows.mine, rows.theirs)
  // If both versions contain new rows that `base` lacks, both have changed the order.
  const isKnown = base.length === mine.length
  const isAsBefore = (own: readonly string[]) => isKnown && own.join() === base.join()
  const changedBy = isAsBefore(theirs) ? 'mine' : isAsBefore(mine) ? 'theirs' : 'both'
  const difference = { path, isOrder: true, mine: rows.mine, theirs: rows.theirs }
  const joined = changedBy === 'both' && isKnown ? joinOrders(base, { mine, theirs }) : undefined
  return [joined === undefined ? { ...difference, changedBy } : { ...difference, changedBy: 'each', joined }]
}
