import type { Difference, Side } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import type { ListedField } from './list-form-fields.ts'
import { toVersionRows, type VersionRow } from './version-rows.ts'

type Versions = { base: SavedValues; mine: SavedValues; theirs: SavedValues }
type Move = Difference & { mine: string; theirs: string }

const rowsOf = (values: SavedValues, area: string): readonly VersionRow[] => toVersionRows(values[area]) ?? []

/** Maps each block of a version to its area. */
function findAreas(fields: readonly ListedField[], values: SavedValues): ReadonlyMap<string, string> {
  const areas = fields.flatMap(({ name, own }) => (own?.type === 'blocks' ? [name] : []))
  return new Map(areas.flatMap((area) => rowsOf(values, area).map(({ id }) => [id, area] as const)))
}

/** Blocks that are in different areas because one user has moved them; the other may have edited them meanwhile. */
export function findMoves(fields: readonly ListedField[], { base, mine, theirs }: Versions): readonly Move[] {
  const [was, here, there] = [base, mine, theirs].map((values) => findAreas(fields, values))
  return [...(here ?? [])].flatMap(([id, own]) => {
    const [before, other] = [was?.get(id), there?.get(id)]
    if (other === undefined || own === other) return []
    const changedBy = before === other ? 'mine' : before === own ? 'theirs' : 'both'
    return [{ path: [own, id], isOrder: false, isPlace: true, mine: own, theirs: other, changedBy }]
  })
}

/**
 * Ids of blocks that one user has moved to another area and the other has deleted: neither change may silently undo the
 * other.
 */
export function findLostMoves(fields: readonly ListedField[], { base, mine, theirs }: Versions): ReadonlySet<string> {
  const [here, there] = [findAreas(fields, mine), findAreas(fields, theirs)]
  const lost = [...findAreas(fields, base)].filter(([id, before]) => {
    const [own, other] = [here.get(id), there.get(id)]
    return (own === undefined) !== (other === undefined) && (own ?? other) !== before
  })
  return new Set(lost.map(([id]) => id))
}

export const isMove = (difference: Difference): difference is Move => difference.isPlace === true

const byId = ({ path: [, a = ''] }: Move, { path: [, b = ''] }: Move): number => (a < b ? -1 : 1)

/** The side whose area a block gets during the comparison: the side that moved it. */
const settledSide = ({ changedBy }: Move): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')

/**
 * Puts each moved block into the same area in all versions, so that its fields can be compared. Goes by id: if both
 * sides have moved blocks to the same place, their order must not depend on which version is called mine.
 */
export function settleMoves(moves: readonly Move[], versions: Versions): Versions {
  return moves.toSorted(byId).reduce((settled, move) => {
    const model = settled[settledSide(move)]
    const place = (values: SavedValues) => placeBlock(values, move, settledSide(move), model)
    return { base: place(settled.base), mine: place(settled.mine), theirs: place(settled.theirs) }
  }, versions)
}

/** Puts moved blocks into the areas that the user has chosen. */
export function placeMoves(
  merged: SavedValues,
  moves: readonly Move[],
  versions: { mine: SavedValues; theirs: SavedValues },
  choose: (difference: Difference) => Side,
): SavedValues {
  const chosen = moves.filter((move) => choose(move) !== settledSide(move))
  return chosen.reduce((values, move) => placeBlock(values, move, choose(move), versions[choose(move)]), merged)
}

/** Inserts the block behind its nearest predecessor in `model`. */
function placeBlock(values: SavedValues, move: Move, side: Side, model: SavedValues): SavedValues {
  const [, id = ''] = move.path
  const to = move[side]
  const from = Object.keys(values).find((area) => area !== to && rowsOf(values, area).some((each) => each.id === id))
  const row = from === undefined ? undefined : rowsOf(values, from).find((each) => each.id === id)
  if (from === undefined || row === undefined) return values
  const there = rowsOf(values, to)
  const ids = rowsOf(model, to).map((each) => each.id)
  const before = ids.slice(0, ids.indexOf(id)).findLast((each) => there.some((one) => one.id === each))
  const at = there.findIndex((each) => each.id === before) + 1
  return { ...values, [from]: rowsOf(values, from).filter((each) => each.id !== id), [to]: there.toSpliced(at, 0, row) }
}
