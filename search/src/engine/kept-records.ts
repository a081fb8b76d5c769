import { type RecordBytes, readRecord } from '../index/record-bytes.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { createRecent } from '../query/recent.ts'

/**
 * Bytes of JSON of recently shown records, of all indexes together; as objects they take about three times as much. A smaller
 * cache would cost more: values that are evicted soon are copied twice and stay until the next full collection.
 */
const MOST_BYTES = 8e6

type KeptRecord = { readonly record: SearchRecord; readonly bytes: number }

const findKept = createRecent<RecordBytes, number, KeptRecord>(MOST_BYTES, ({ bytes }) => bytes)

/** Returns a recently shown record, always the same object, which must not be modified. Popular records are found by many queries. */
export function keepRecord(records: RecordBytes, document: number): SearchRecord {
  const toKept = () => {
    const bytes = (records.start[document + 1] ?? 0) - (records.start[document] ?? 0)
    return { record: readRecord(records, document), bytes }
  }
  return findKept(records, document, toKept).record
}
