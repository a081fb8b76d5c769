import type { Difference, Side } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import type { ListedField } from './list-form-fields.ts'
import { toVersionRows, type VersionRow } from './version-rows.ts'

type Versions = { base: SavedValues; mine: SavedValues; theirs: SavedValues }
type Move = Difference & { mine: string; theirs: string }

const rowsOf = (values: SavedValues, area: string): readonly VersionRow[] => toVersionRows(values[area]) ?? []

/** Where each block of a version stands. */
function findAreas(fields: readonly ListedField[], values: SavedValues): ReadonlyMap<string, string> {
  const areas = fields.flatMap(({ name, own }) => (own?.type === 'blocks' ? [name] : []))
  return new Map(areas.flatMap((area) => rowsOf(values, area).map(({ id }) => [id, area] as const)))
}

/** Blocks that stand in different areas: one person has moved them, and the other may have written in them meanwhile. */
export function findMoves(fields: readonly ListedField[], { base, mine, theirs }: Versions): readonly Move[] {
  const [was, here, there] = [base, mine, theirs].map((values) => findAreas(fields, values))
  return [...(here ?? [])].flatMap(([id, own]) => {
    const [before, other] = [was?.get(id), there?.get(id)]
    if (other === undefined || own === other) return []
    const changedBy = before === other ? 'mine' : before === own ? 'theirs' : 'both'
    return [{ path: [own, id], isOrder: false, isPlace: true, mine: own, theirs: other, changedBy }]
  })
}

/** Ids of blocks that one person has moved to another area and the other has deleted: neither may undo the other unseen. */
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

/** Where a block stands while the rest is compared: where the person has put it that moved it. */
const settledSide = ({ changedBy }: Move): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')

/**
 * The versions with each moved block in one and the same area, so that its fields are compared as those of any other. One after the other by
 * their ids: where both have moved blocks to one place, they stand in the same order whichever version is called mine.
 */
export function settleMoves(moves: readonly Move[], versions: Versions): Versions {
  return moves.toSorted(byId).reduce((settled, move) => {
    const model = settled[settledSide(move)]
    const place = (values: SavedValues) => placeBlock(values, move, settledSide(move), model)
    return { base: place(settled.base), mine: place(settled.mine), theirs: place(settled.theirs) }
  }, versions)
}

/** Puts moved blocks where the person has chosen that they stand. */
export function placeMoves(
  merged: SavedValues,
  moves: readonly Move[],
  versions: { mine: SavedValues; theirs: SavedValues },
  choose: (difference: Difference) => Side,
): SavedValues {
  const chosen = moves.filter((move) => choose(move) !== settledSide(move))
  return chosen.reduce((values, move) => placeBlock(values, move, choose(move), versions[choose(move)]), merged)
}

/** Behind the nearest block that it stands behind in the version that has it in that area. */
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
