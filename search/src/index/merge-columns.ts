import type { Columns, FacetColumn, NumberColumn, PlaceColumn } from '../columns/columns.ts'

/** Origin of documents that are merged into one segment: new document `d` was `documents[d]` of `parts[d]`. */
export type ColumnOrigin = { readonly parts: Uint32Array; readonly documents: Uint32Array }

type Runs = { readonly start: Uint32Array }

/** Merges the columns of the documents that stay. */
export function mergeColumns(columns: readonly Columns[], origin: ColumnOrigin): Columns {
  const facets = new Map<string, FacetColumn>()
  for (const name of new Set(columns.flatMap((one) => [...one.facets.keys()]))) {
    facets.set(
      name,
      mergeFacets(
        columns.map((one) => one.facets.get(name)),
        origin,
      ),
    )
  }
  const numbers = new Map<string, NumberColumn>()
  for (const name of new Set(columns.flatMap((one) => [...one.numbers.keys()]))) {
    const column = mergeNumbers(
      columns.map((one) => one.numbers.get(name)),
      origin,
    )
    if (column.values.length > 0) numbers.set(name, column)
  }
  const places = mergePlaces(
    columns.map((one) => one.places),
    origin,
  )
  return { size: origin.documents.length, facets, numbers, places }
}

/** Returns where each document's values begin in the merged column. */
function mergeStarts(columns: readonly (Runs | undefined)[], { parts, documents }: ColumnOrigin): Uint32Array {
  const start = new Uint32Array(documents.length + 1)
  for (let i = 0; i < documents.length; i++) {
    const from = columns[parts[i] ?? 0]?.start
    const document = documents[i] ?? 0
    start[i + 1] = (start[i] ?? 0) + (from === undefined ? 0 : (from[document + 1] ?? 0) - (from[document] ?? 0))
  }
  return start
}

/** Calls back for each value that stays, with its old and new position. */
function forEachValue(
  columns: readonly (Runs | undefined)[],
  { parts, documents }: ColumnOrigin,
  onValue: (part: number, at: number, to: number) => void,
): void {
  let to = 0
  for (let i = 0; i < documents.length; i++) {
    const part = parts[i] ?? 0
    const from = columns[part]?.start
    const document = documents[i] ?? 0
    for (let at = from?.[document] ?? 0; at < (from?.[document + 1] ?? 0); at++) onValue(part, at, to++)
  }
}

/** Keeps values sorted by code units; drops those without a document. */
function mergeFacets(columns: readonly (FacetColumn | undefined)[], origin: ColumnOrigin): FacetColumn {
  const start = mergeStarts(columns, origin)
  const used = columns.map((column) => new Uint8Array(column?.values.length ?? 0))
  forEachValue(columns, origin, (part, at) => {
    const marks = used[part]
    if (marks) marks[columns[part]?.ordinals[at] ?? 0] = 1
  })
  const all = new Set<string>()
  for (const [part, column] of columns.entries()) {
    for (const [ordinal, value] of (column?.values ?? []).entries()) if (used[part]?.[ordinal] === 1) all.add(value)
  }
  const values = [...all].sort()
  const ordinalOf = new Map(values.map((value, ordinal) => [value, ordinal]))
  const mapped = columns.map((column) => Uint32Array.from(column?.values ?? [], (value) => ordinalOf.get(value) ?? 0))
  const ordinals = new Uint32Array(start.at(-1) ?? 0)
  forEachValue(columns, origin, (part, at, to) => {
    ordinals[to] = mapped[part]?.[columns[part]?.ordinals[at] ?? 0] ?? 0
  })
  return { values, start, ordinals }
}

function mergeNumbers(columns: readonly (NumberColumn | undefined)[], origin: ColumnOrigin): NumberColumn {
  const start = mergeStarts(columns, origin)
  const values = new Float64Array(start.at(-1) ?? 0)
  forEachValue(columns, origin, (part, at, to) => {
    values[to] = columns[part]?.values[at] ?? 0
  })
  return { start, values }
}

function mergePlaces(columns: readonly (PlaceColumn | undefined)[], origin: ColumnOrigin): PlaceColumn | undefined {
  const start = mergeStarts(columns, origin)
  const count = start.at(-1) ?? 0
  if (count === 0) return undefined
  const lat = new Float64Array(count)
  const lng = new Float64Array(count)
  forEachValue(columns, origin, (part, at, to) => {
    lat[to] = columns[part]?.lat[at] ?? 0
    lng[to] = columns[part]?.lng[at] ?? 0
  })
  return { start, lat, lng }
}
