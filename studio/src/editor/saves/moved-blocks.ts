import type { Difference, Side } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import type { ListedField } from './list-form-fields.ts'
import { toVersionRows, type VersionRow } from './version-rows.ts'

type Versions = { base: SavedValues; mine: SavedValues; theirs: SavedValues }
type Move = Difference & { mine: string; theirs: string }

const rowsOf = (values: SavedValues, area: string): readonly VersionRow[] => toVersionRows(values[area]) ?? []

/** Blocks that stand in different areas: one person has moved them, and the other may have written in them meanwhile. */
export function findMoves(fields: readonly ListedField[], { base, mine, theirs }: Versions): readonly Move[] {
  const areas = fields.flatMap(({ name, own }) => (own?.type === 'blocks' ? [name] : []))
  const areaOf = (values: SavedValues, id: string) =>
    areas.find((area) => rowsOf(values, area).some((row) => row.id === id))
  const ids = areas.flatMap((area) => rowsOf(mine, area).map(({ id }) => id))
  return ids.flatMap((id) => {
    const [before, own, other] = [areaOf(base, id), areaOf(mine, id), areaOf(theirs, id)]
    if (own === undefined || other === undefined || own === other) return []
    const changedBy = before === other ? 'mine' : before === own ? 'theirs' : 'both'
    return [{ path: [own, id], isOrder: false, isPlace: true, mine: own, theirs: other, changedBy }]
  })
}

export const isMove = (difference: Difference): difference is Move => difference.isPlace === true

/** Where a block stands while the rest is compared: where the person has put it that moved it. */
const settledSide = ({ changedBy }: Move): Side => (changedBy === 'theirs' ? 'theirs' : 'mine')

/** The versions with each moved block in one and the same area, so that its fields are compared as those of any other. */
export function settleMoves(moves: readonly Move[], versions: Versions): Versions {
  return moves.reduce((settled, move) => {
    const model = versions[settledSide(move)]
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

/** Behind the block that it stands behind in the version that has it in that area. */
function placeBlock(values: SavedValues, move: Move, side: Side, model: SavedValues): SavedValues {
  const [, id = ''] = move.path
  const to = move[side]
  const from = Object.keys(values).find((area) => area !== to && rowsOf(values, area).some((each) => each.id === id))
  const row = from === undefined ? undefined : rowsOf(values, from).find((each) => each.id === id)
  if (from === undefined || row === undefined) return values
  const there = rowsOf(values, to)
  const before = rowsOf(model, to)
    .map((each) => each.id)
    .slice(
      0,
      rowsOf(model, to).findIndex((each) => each.id === id),
    )
  const at = there.findLastIndex((each) => before.includes(each.id)) + 1
  return { ...values, [from]: rowsOf(values, from).filter((each) => each.id !== id), [to]: there.toSpliced(at, 0, row) }
}
