import type { KeyTable } from './key-table.ts'
import type { Segment } from './segment.ts'
import type { Strings } from './strings.ts'

/** Overhead of a JavaScript string, and of an entry in a map. */
const TEXT_BYTES = 24
const ENTRY_BYTES = 32

function countStrings({ units, start }: Strings): number {
  return units.byteLength + start.byteLength
}

function countTable({ keys, start, terms }: KeyTable): number {
  return countStrings(keys) + start.byteLength + terms.byteLength
}

function countTexts(texts: readonly string[]): number {
  let bytes = 0
  for (const text of texts) bytes += TEXT_BYTES + text.length
  return bytes
}

/** Returns the bytes that a segment takes in memory; arrays exactly, strings estimated. */
export function countBytes(segment: Segment): number {
  const { postings, records, columns, ids } = segment
  let bytes = countStrings(segment.vocabulary) + segment.shared.byteLength + segment.order.byteLength
  bytes += countTable(segment.aliases) + countTable(segment.stems) + countTable(segment.parts)
  bytes += postings.start.byteLength + postings.documents.byteLength
  bytes += postings.places.byteLength + postings.occurrences.byteLength
  bytes += records.start.byteLength + records.bytes.byteLength
  bytes += countTexts(ids) + ids.length * ENTRY_BYTES
  for (const { values, start, ordinals } of columns.facets.values()) {
    bytes += start.byteLength + ordinals.byteLength + countTexts(values)
  }
  for (const { start, values } of columns.numbers.values()) bytes += start.byteLength + values.byteLength
  const { places } = columns
  if (places) bytes += places.start.byteLength + places.lat.byteLength + places.lng.byteLength
  return bytes
}
