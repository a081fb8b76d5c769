import type { SavedValues } from './document-saves.ts'
import { isParts, partsOf } from './grouped-values.ts'
import { toListed, toListRows } from './listed-values.ts'
import { isUnset } from './same-value.ts'
import type { VersionRow } from './version-rows.ts'

type Both = { mine: unknown; theirs: unknown }
/** Sides by the key of the difference. */
type Sides = ReadonlyMap<string, 'mine' | 'theirs'>

/** A value with the chosen parts of both versions. Rows of one of them stand behind the row that they stood behind there. */
export function mergeLists(path: readonly string[], both: Both, sides: Sides): unknown {
  const whole = sides.get(path.join('/'))
  if (whole !== undefined) return toStored(both[whole])
  if (isParts(both.mine) || isParts(both.theirs))
    return mergeParts(path, partsOf(both.mine), partsOf(both.theirs), sides)
  const [mine, theirs] = [toListRows(both.mine), toListRows(both.theirs)]
  if (mine === undefined || theirs === undefined) return toStored(both.theirs)
  const order = sides.get(`${path.join('/')}#order`) ?? 'theirs'
  const [first, second] = order === 'mine' ? [mine, theirs] : [theirs, mine]
  const merged = placeRows(first, second).flatMap((id) => {
    const at = [...path, id]
    const rows = { mine: mine.find((row) => row.id === id), theirs: theirs.find((row) => row.id === id) }
    const side = sides.get(at.join('/'))
    if (side !== undefined) return rows[side] ?? []
    if (rows.mine === undefined || rows.theirs === undefined) return rows.theirs ?? rows.mine ?? []
    return mergeRow(at, rows.mine, rows.theirs, sides)
  })
  return merged.map(toListed)
}

/** The ids of both lists in the order of the first. */
function placeRows(first: readonly VersionRow[], second: readonly VersionRow[]): string[] {
  const ids = first.map(({ id }) => id)
  for (const [index, { id }] of second.entries()) {
    if (ids.includes(id)) continue
    const before = second[index - 1]?.id
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  }
  return ids
}

function mergeRow(path: readonly string[], mine: VersionRow, theirs: VersionRow, sides: Sides): VersionRow {
  return { ...mergeParts(path, mine, theirs, sides), id: mine.id }
}

/** Field by field, of a row or of a group. */
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
