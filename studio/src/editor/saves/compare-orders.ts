import type { Difference, Path, Three } from './difference.ts'
import type { VersionRow } from './version-rows.ts'

/** Compares the order of the rows that both versions have. */
export function compareOrders(path: Path, rows: { [P in keyof Three]: readonly VersionRow[] }): readonly Difference[] {
  const isIn = (other: readonly VersionRow[]) => (id: string) => other.some((row) => row.id === id)
  const orderOf = (own: readonly VersionRow[], ...others: (readonly VersionRow[])[]) =>
    own.map(({ id }) => id).filter((id) => others.every((other) => isIn(other)(id)))
  const mine = orderOf(rows.mine, rows.theirs)
  const theirs = orderOf(rows.theirs, rows.mine)
  if (mine.join() === theirs.join()) return []
  const isAsBefore = (own: readonly string[]) => {
    const known = own.filter(isIn(rows.base))
    return known.join() === orderOf(rows.base, rows.mine, rows.theirs).join()
  }
  const changedBy = isAsBefore(theirs) ? 'mine' : isAsBefore(mine) ? 'theirs' : 'both'
  return [{ path, isOrder: true, mine: rows.mine, theirs: rows.theirs, changedBy }]
}
