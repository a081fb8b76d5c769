import { toNameKey } from '@menagerie/contract/clean-text'
import type { DocumentSet, FacetColumn } from '../columns/columns.ts'
import { addAll, addToSet } from './document-set.ts'

/** Documents by value: those of ordinal `o` are `documents[start[o]] … documents[start[o + 1] - 1]`, ascending. */
type InvertedColumn = {
  /** Ordinals by normalised value. Accents are significant in filters. Case, kinds of spaces, invisible characters and the encoding of accents are not: a filter matches all such values. */
  ordinalsOf: ReadonlyMap<string, number | readonly number[]>
  start: Uint32Array
  documents: Uint32Array
  dense: Map<number, DocumentSet>
}

/** Derived data are cached by column, as segments never change. */
const inverted = new WeakMap<FacetColumn, InvertedColumn>()

/** Adds the documents that have `value`, in any case, to `set`. */
export function addFacetDocuments(column: FacetColumn, value: string, set: DocumentSet): void {
  const found = inverted.get(column) ?? invertColumn(column)
  const ordinals = found.ordinalsOf.get(toNameKey(value)) ?? []
  if (typeof ordinals === 'number') addOrdinal(found, ordinals, set)
  else for (const ordinal of ordinals) addOrdinal(found, ordinal, set)
}

function addOrdinal(found: InvertedColumn, ordinal: number, set: DocumentSet): void {
  const count = (found.start[ordinal + 1] ?? 0) - (found.start[ordinal] ?? 0)
  if (count > set.length) addAll(set, findDense(found, ordinal, set.length))
  else addList(found, ordinal, set)
}

/** Caches values of many documents as bit sets, which are then smaller than lists and quick to merge. */
function findDense(found: InvertedColumn, ordinal: number, length: number): DocumentSet {
  const known = found.dense.get(ordinal)
  if (known !== undefined) return known
  const set = new Uint32Array(length)
  addList(found, ordinal, set)
  found.dense.set(ordinal, set)
  return set
}

function addList({ documents, start }: InvertedColumn, ordinal: number, set: DocumentSet): void {
  const to = start[ordinal + 1] ?? 0
  for (let at = start[ordinal] ?? 0; at < to; at++) addToSet(set, documents[at] ?? 0)
}

function invertColumn(column: FacetColumn): InvertedColumn {
  const size = column.values.length
  const start = new Uint32Array(size + 1)
  for (let at = 0; at < column.ordinals.length; at++) {
    const ordinal = column.ordinals[at] ?? 0
    start[ordinal + 1] = (start[ordinal + 1] ?? 0) + 1
  }
  for (let i = 1; i <= size; i++) start[i] = (start[i] ?? 0) + (start[i - 1] ?? 0)
  const next = start.slice(0, size)
  const documents = new Uint32Array(column.ordinals.length)
  for (let document = 0; document + 1 < column.start.length; document++) {
    const end = column.start[document + 1] ?? 0
    for (let at = column.start[document] ?? 0; at < end; at++) {
      const ordinal = column.ordinals[at] ?? 0
      const place = next[ordinal] ?? 0
      documents[place] = document
      next[ordinal] = place + 1
    }
  }
  const made = { ordinalsOf: groupByKey(column.values), start, documents, dense: new Map<number, DocumentSet>() }
  inverted.set(column, made)
  return made
}

/** Uses a list only for several ordinals: most values have a single spelling. */
function groupByKey(values: readonly string[]): Map<string, number | number[]> {
  const ordinalsOf = new Map<string, number | number[]>()
  for (let ordinal = 0; ordinal < values.length; ordinal++) {
    const key = toNameKey(values[ordinal] ?? '')
    const same = ordinalsOf.get(key)
    if (same === undefined) ordinalsOf.set(key, ordinal)
    else if (typeof same === 'number') ordinalsOf.set(key, [same, ordinal])
    else same.push(ordinal)
  }
  return ordinalsOf
}
