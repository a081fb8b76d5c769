import type { ClientField } from 'payload'
import { compareOrders } from './compare-orders.ts'
import type { Difference, Path, Side, Three } from './difference.ts'
import { keyOf } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import { isOneChoice, partsOf } from './grouped-values.ts'
import { type ListedField, listFormFields } from './list-form-fields.ts'
import { isValueList, toListRows } from './listed-values.ts'
import { mergeLists } from './merge-lists.ts'
import { findLostMoves, findMoves, isMove, placeMoves, settleMoves } from './moved-blocks.ts'
import { type Blocks, describeRow } from './name-part.ts'
import { isSame, isUnset } from './same-value.ts'
import { toVersionRows, type VersionRow } from './version-rows.ts'

/** The fields of a document's form, and those of the blocks that stand in it. */
export type ComparedForm = { fields: readonly ListedField[]; blocks: Blocks }

/** Three-way: `base` is the version that both started from. Parts that are the same in both are not named. */
export function compareVersions(
  { fields, blocks }: ComparedForm,
  base: SavedValues,
  mine: SavedValues,
  theirs: SavedValues,
): readonly Difference[] {
  const moves = findMoves(fields, { base, mine, theirs })
  const lost = findLostMoves(fields, { base, mine, theirs })
  const settled = settleMoves(moves, { base, mine, theirs })
  const rest = fields.flatMap(({ name, own }) => {
    const three = { base: settled.base[name], mine: settled.mine[name], theirs: settled.theirs[name] }
    return compareValues([name], own, three, blocks)
  })
  const isLost = ({ path: [, id = '', ...inner] }: Difference) => inner.length === 0 && lost.has(id)
  return [...moves, ...rest.map((part) => (isLost(part) ? { ...part, changedBy: 'both' as const } : part))]
}

function compareValues(
  path: Path,
  field: ClientField | undefined,
  three: Three,
  blocks: Blocks,
): readonly Difference[] {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs)) return []
  if (field?.type === 'group') {
    const parts = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) }
    return isOneChoice(field, parts) ? [toDifference(path, three)] : compareParts(path, field.fields, parts, blocks)
  }
  const toRows = isValueList(field) ? toListRows : toVersionRows
  const [b, m, t] = [toRows(base), toRows(mine), toRows(theirs)]
  if (m === undefined || t === undefined || b === undefined) return [toDifference(path, three)]
  const ids = [...new Set([...t, ...m].map(({ id }) => id))]
  const find = (rows: readonly VersionRow[], wanted: string) => rows.find(({ id }) => id === wanted)
  const rows = ids.flatMap((id) =>
    compareRows([...path, id], field, { base: find(b, id), mine: find(m, id), theirs: find(t, id) }, blocks),
  )
  return [...rows, ...compareOrders(path, { base: b, mine: m, theirs: t })]
}

type ThreeRows = { [P in keyof Three]: VersionRow | undefined }

/** The fields of a block, where both versions have it; the whole of it, where one has not. */
function compareRows(
  path: Path,
  list: ClientField | undefined,
  { base, mine, theirs }: ThreeRows,
  blocks: Blocks,
): readonly Difference[] {
  if (mine === undefined || theirs === undefined || mine.blockType !== theirs.blockType)
    return isSame(mine, theirs) ? [] : [toDifference(path, { base, mine, theirs })]
  return compareParts(path, describeRow(list, mine, blocks).fields, { base: base ?? {}, mine, theirs }, blocks)
}

const OF_ROW = new Set(['id', 'blockType'])

/** Field by field, whatever stands there beside what the form shows. */
function compareParts(
  path: Path,
  fields: readonly ClientField[],
  { base, mine, theirs }: { [P in keyof Three]: SavedValues },
  blocks: Blocks,
): readonly Difference[] {
  const known = listFormFields(fields)
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter((name) => !OF_ROW.has(name))
  return names.flatMap((name) => {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return compareValues([...path, name], known.find((field) => field.name === name)?.own, three, blocks)
  })
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
  const moves = differences.filter(isMove)
  const settled = settleMoves(moves, { base: {}, mine, theirs })
  const rest = differences.filter((difference) => !isMove(difference))
  const sides = new Map(rest.map((difference) => [keyOf(difference), difference.joined ?? choose(difference)]))
  const merged: Record<string, unknown> = { ...settled.mine }
  for (const field of new Set(rest.flatMap(({ path: [outermost] }) => outermost ?? [])))
    merged[field] = mergeLists([field], { mine: settled.mine[field], theirs: settled.theirs[field] }, sides) ?? null
  return placeMoves(merged, moves, { mine, theirs }, choose)
}

/** What each keeps without a question: all that only one of them changed. */
export const isClear = (differences: readonly Difference[]): boolean =>
  differences.every(({ changedBy }) => changedBy !== 'both')

/** Whether something of the own version is left out. */
export const isTurnedDown = (differences: readonly Difference[], choose: (difference: Difference) => Side): boolean =>
  differences.some(
    (difference) =>
      (difference.changedBy === 'mine' || difference.changedBy === 'both') &&
      choose(difference) === 'theirs' &&
      !isUnset(difference.mine),
  )
