import type { SavedValues } from './document-saves.ts'
import { mergeLists, toVersionRows, type VersionRow } from './merge-lists.ts'
import { isSame, isUnset } from './same-value.ts'

/** Where in a document: `main`, the id of a block there, `blockTitle`. */
type Path = readonly string[]

/** A part of a document that the two versions hold differently: a field, a field of a block, a whole block, or the order of a list. */
export type Difference = {
  path: Path
  isOrder: boolean
  /** `undefined`: that version has no such block. */
  mine: unknown
  theirs: unknown
  /** Changed by one side only: that one's is the one to keep. Both: a person decides. */
  changedBy: 'mine' | 'theirs' | 'both'
}

export type Side = 'mine' | 'theirs'
type Three = { base: unknown; mine: unknown; theirs: unknown }

export const keyOf = ({ path, isOrder }: Pick<Difference, 'path' | 'isOrder'>): string =>
  `${path.join('/')}${isOrder ? '#order' : ''}`

/** Three-way: `base` is the version that both started from. Parts that are the same in both are not named. */
export function compareVersions(
  fields: readonly string[],
  base: SavedValues,
  mine: SavedValues,
  theirs: SavedValues,
): readonly Difference[] {
  return fields.flatMap((field) =>
    compareValues([field], { base: base[field], mine: mine[field], theirs: theirs[field] }),
  )
}

function compareValues(path: Path, three: Three): readonly Difference[] {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs)) return []
  const [b, m, t] = [toVersionRows(base), toVersionRows(mine), toVersionRows(theirs)]
  if (m === undefined || t === undefined || b === undefined) return [toDifference(path, three)]
  const ids = [...new Set([...t, ...m].map(({ id }) => id))]
  const find = (rows: readonly VersionRow[], wanted: string) => rows.find(({ id }) => id === wanted)
  const rows = ids.flatMap((id) =>
    compareRows([...path, id], { base: find(b, id), mine: find(m, id), theirs: find(t, id) }),
  )
  return [...rows, ...compareOrders(path, { base: b, mine: m, theirs: t })]
}

type ThreeRows = { [P in keyof Three]: VersionRow | undefined }

/** The fields of a block, where both versions have it; the whole of it, where one has not. */
function compareRows(path: Path, { base, mine, theirs }: ThreeRows): readonly Difference[] {
  if (mine === undefined || theirs === undefined || mine.blockType !== theirs.blockType)
    return isSame(mine, theirs) ? [] : [toDifference(path, { base, mine, theirs })]
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter((name) => !OF_ROW.has(name))
  return names.flatMap((name) =>
    compareValues([...path, name], { base: base?.[name], mine: mine[name], theirs: theirs[name] }),
  )
}

const OF_ROW = new Set(['id', 'blockType'])

/** Compares the order of the rows that both versions have. */
function compareOrders(path: Path, rows: { [P in keyof Three]: readonly VersionRow[] }): readonly Difference[] {
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

function toDifference(path: Path, { base, mine, theirs }: Three): Difference {
  const changedBy = isSame(base, theirs) ? 'mine' : isSame(base, mine) ? 'theirs' : 'both'
  return { path, isOrder: false, mine, theirs, changedBy }
}

/** Their version with what the person keeps of the own one. */
export function mergeVersions(
  mine: SavedValues,
  theirs: SavedValues,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
): SavedValues {
  const sides = new Map(differences.map((difference) => [keyOf(difference), choose(difference)]))
  const merged: Record<string, unknown> = { ...mine }
  for (const field of new Set(differences.flatMap(({ path: [outermost] }) => outermost ?? [])))
    merged[field] = mergeLists([field], { mine: mine[field], theirs: theirs[field] }, sides) ?? null
  return merged
}

/** What each keeps without a question: all that only one of them changed. */
export const isClear = (differences: readonly Difference[]): boolean =>
  differences.every(({ changedBy }) => changedBy !== 'both')

/** Whether something of the own version is left out. */
export const isTurnedDown = (differences: readonly Difference[], choose: (difference: Difference) => Side): boolean =>
  differences.some(
    (difference) => difference.changedBy !== 'theirs' && choose(difference) === 'theirs' && !isUnset(difference.mine),
  )
