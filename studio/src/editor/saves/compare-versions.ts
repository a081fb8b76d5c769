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

/** The fields of a document's form, and of the blocks in it. */
export type ComparedForm = { fields: readonly ListedField[]; blocks: Blocks }

/** Compares three ways: `base` is the version that both are based on. Equal parts are not listed. */
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

/** Compares the fields of a block that exists in both versions, and otherwise the whole block. */
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

/** Compares field by field, and ignores values without a field in the form. */
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

/** Their version with the own parts that the user keeps. */
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

/** Whether no question is needed, because each part was changed by only one side. */
export const isClear = (differences: readonly Difference[]): boolean =>
  differences.every(({ changedBy }) => changedBy !== 'both')

/** Whether a part of the own version is discarded. */
export const isTurnedDown = (differences: readonly Difference[], choose: (difference: Difference) => Side): boolean =>
  differences.some(
    (difference) =>
      (difference.changedBy === 'mine' || difference.changedBy === 'both') &&
      choose(difference) === 'theirs' &&
      !isUnset(difference.mine),
  )
