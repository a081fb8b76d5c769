import type { FacetColumn, NumberColumn } from './columns.ts'

/** Caches by column, as segments never change; null: the column has documents with several values. */
const ordinals = new WeakMap<FacetColumn, Uint32Array | null>()
const numbers = new WeakMap<NumberColumn, Float64Array | null>()

/**
 * Returns the ordinal of each document if none has more than one value, with `values.length` for documents without
 * one: iterating over it takes a quarter of the time. Undefined where a document has several.
 */
export function findSingleOrdinals(column: FacetColumn): Uint32Array | undefined {
  return remember(ordinals, column, () => {
    const size = column.start.length - 1
    return toSingle(column.start, column.ordinals, new Uint32Array(size).fill(column.values.length))
  })
}

/** The same for numbers, with NaN where a document has none. */
export function findSingleNumbers(column: NumberColumn): Float64Array | undefined {
  return remember(numbers, column, () => {
    const size = column.start.length - 1
    return toSingle(column.start, column.values, new Float64Array(size).fill(Number.NaN))
  })
}

function remember<Column extends object, Values>(
  known: WeakMap<Column, Values | null>,
  column: Column,
  make: () => Values | undefined,
): Values | undefined {
  const before = known.get(column)
  if (before !== undefined) return before ?? undefined
  const made = make()
  known.set(column, made ?? null)
  return made
}

function toSingle<Values extends Uint32Array | Float64Array>(
  start: Uint32Array,
  values: Values,
  single: Values,
): Values | undefined {
  for (let document = 0; document < single.length; document++) {
    const at = start[document] ?? 0
    const count = (start[document + 1] ?? 0) - at
    if (count > 1) return undefined
    if (count === 1) single[document] = values[at] ?? 0
  }
  // Every document has exactly one value, so the column itself serves.
  return values.length === single.length ? values : single
}
