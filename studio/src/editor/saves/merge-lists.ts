import type { Side } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import { isParts, partsOf } from './grouped-values.ts'
import { toListed, toListRows } from './listed-values.ts'
import { isUnset } from './same-value.ts'
import type { VersionRow } from './version-rows.ts'

type Both = { mine: unknown; theirs: unknown }
type BothIds = { mine: readonly string[]; theirs: readonly string[] }
/** The chosen side by key of the difference; the ids, for a joined order. */
type Sides = ReadonlyMap<string, Side | readonly string[]>

/** Merges the chosen parts of both versions. Rows of only one version keep their predecessor from there. */
export function mergeLists(path: readonly string[], both: Both, sides: Sides): unknown {
  const whole = findSide(path, sides)
  if (whole !== undefined) return toStored(both[whole])
  if (isParts(both.mine) || isParts(both.theirs))
    return mergeParts(path, partsOf(both.mine), partsOf(both.theirs), sides)
  const [mine, theirs] = [toListRows(both.mine), toListRows(both.theirs)]
  if (mine === undefined || theirs === undefined) return toStored(both.theirs)
  const find = (id: string) => ({
    mine: mine.find((row) => row.id === id),
    theirs: theirs.find((row) => row.id === id),
  })
  const isKept = ({ id }: VersionRow) => {
    const side = findSide([...path, id], sides)
    return side === undefined || find(id)[side] !== undefined
  }
  const [own, other] = [mine, theirs].map((rows) => rows.filter(isKept).map(({ id }) => id))
  const order = orderRows({ mine: own ?? [], theirs: other ?? [] }, sides.get(`${path.join('/')}#order`))
  const merged = order.flatMap((id) => {
    const at = [...path, id]
    const rows = find(id)
    const side = findSide(at, sides)
    if (side !== undefined) return rows[side] ?? []
    if (rows.mine === undefined || rows.theirs === undefined) return rows.theirs ?? rows.mine ?? []
    return mergeRow(at, rows.mine, rows.theirs, sides)
  })
  return merged.map(toListed)
}

function findSide(path: readonly string[], sides: Sides): Side | undefined {
  const side = sides.get(path.join('/'))
  return side === 'mine' || side === 'theirs' ? side : undefined
}

/** If both have inserted rows behind the same one, those with the lowest (oldest) id come first, whichever version is called mine. */
function orderRows({ mine, theirs }: BothIds, order: Side | readonly string[] | undefined): readonly string[] {
  if (order === 'mine') return placeRows(mine, theirs)
  if (order === 'theirs') return placeRows(theirs, mine)
  const shared = mine.filter((id) => theirs.includes(id))
  const firstOf = (ids: readonly string[]) => ids.filter((id) => !shared.includes(id)).toSorted()[0] ?? ''
  const [early, late] = firstOf(mine) < firstOf(theirs) ? [mine, theirs] : [theirs, mine]
  return placeRows(placeRows(order ?? shared, late), early)
}

/** The ids of both lists in the order of the first; ids only in the second keep their predecessor from there. */
function placeRows(first: readonly string[], second: readonly string[]): readonly string[] {
  const ids = [...first]
  for (const [index, id] of second.entries()) {
    if (ids.includes(id)) continue
    const before = second[index - 1]
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  }
  return ids
}

function mergeRow(path: readonly string[], mine: VersionRow, theirs: VersionRow, sides: Sides): VersionRow {
  return { ...mergeParts(path, mine, theirs, sides), id: mine.id }
}

/** Merges a row or a group field by field. */
function mergeParts(path: readonly string[], mine: SavedValues, theirs: SavedValues, sides: Sides): SavedValues {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const parts = names.map((name) => {
    const at = [...path, name]
    return [
      name,
      isTouched(at, sides) ? mergeLists(at, { mine: mine[name], theirs: theirs[name] }, sides) : theirs[name],
    ]
  })
  return Object.fromEntries(parts)
}

const isTouched = (path: readonly string[], sides: Sides): boolean => {
  const own = path.join('/')
  return [...sides.keys()].some((key) => key === own || key.startsWith(`${own}/`) || key === `${own}#order`)
}

const toStored = (value: unknown): unknown => (isUnset(value) ? null : value)
