import type { Values } from './document-saves.ts'
import { isSame, isUnset } from './same-value.ts'

/** A part of a document that the two versions hold differently: a field, or one block of it. */
export type Difference = {
  field: string
  /** Id of the row, where the rows of the field are the same ones in both. */
  row: string | undefined
  position: number | undefined
  mine: unknown
  theirs: unknown
  /** Changed by one side only: that one's is the one to keep. Both: a person decides. */
  changedBy: 'mine' | 'theirs' | 'both'
}

export type Side = 'mine' | 'theirs'

export const keyOf = ({ field, row }: Difference): string => (row === undefined ? field : `${field}/${row}`)

/** Three-way: `base` is the version that both started from. Parts that are the same in both are not named. */
export function compareVersions(
  fields: readonly string[],
  base: Values,
  mine: Values,
  theirs: Values,
): readonly Difference[] {
  return fields.flatMap((field) => {
    const [b, m, t] = [base[field], mine[field], theirs[field]]
    if (isSame(m, t)) return []
    const rows = alignRows(b, m, t)
    if (rows === undefined) return [toDifference(field, undefined, undefined, b, m, t)]
    return rows.flatMap(({ id, base: ofBase, mine: ofMine, theirs: ofTheirs }, index) =>
      isSame(ofMine, ofTheirs) ? [] : [toDifference(field, id, index + 1, ofBase, ofMine, ofTheirs)],
    )
  })
}

function toDifference(
  field: string,
  row: string | undefined,
  position: number | undefined,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Difference {
  const changedBy = isSame(base, theirs) ? 'mine' : isSame(base, mine) ? 'theirs' : 'both'
  return { field, row, position, mine, theirs, changedBy }
}

type Row = { id: string } & Values
type Aligned = { id: string; base: unknown; mine: unknown; theirs: unknown }

/** Rows one by one, where both versions hold the same ones in the same order; otherwise the field is one part. */
function alignRows(base: unknown, mine: unknown, theirs: unknown): readonly Aligned[] | undefined {
  const [b, m, t] = [toRows(base), toRows(mine), toRows(theirs)]
  if (b === undefined || m === undefined || t === undefined) return undefined
  if (m.length !== t.length || m.some(({ id }, index) => id !== t[index]?.id)) return undefined
  return m.map((row, index) => ({
    id: row.id,
    base: b.find(({ id }) => id === row.id),
    mine: row,
    theirs: t[index],
  }))
}

function toRows(value: unknown): readonly Row[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const rows = value.filter(isRow)
  return rows.length === value.length ? rows : undefined
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}

/** Their version with what the person keeps of the own one. */
export function mergeVersions(
  mine: Values,
  theirs: Values,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
): Values {
  const merged: Record<string, unknown> = { ...mine }
  for (const field of new Set(differences.map((difference) => difference.field))) merged[field] = theirs[field] ?? null
  for (const difference of differences) {
    if (choose(difference) !== 'mine') continue
    merged[difference.field] = withPart(merged[difference.field], difference)
  }
  return merged
}

function withPart(value: unknown, { row, mine }: Difference): unknown {
  if (row === undefined) return isUnset(mine) ? null : mine
  return toRows(value)?.map((each) => (each.id === row ? mine : each)) ?? value
}
