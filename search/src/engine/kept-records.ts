import { type RecordBytes, readRecord } from '../index/record-bytes.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { createRecent } from '../query/recent.ts'

/**
 * JSON of records that were shown lately, of all indexes together, in bytes; as objects they take about three times as much. Less room
 * costs more: what is kept and soon dropped is copied twice and stays until the next full collection.
 */
const MOST_BYTES = 8e6

type KeptRecord = { readonly record: SearchRecord; readonly bytes: number }

const findKept = createRecent<RecordBytes, number, KeptRecord>(MOST_BYTES, ({ bytes }) => bytes)

/** A record that was shown lately, always the same object: not to be changed. What is popular is found by many queries. */
export function keepRecord(records: RecordBytes, document: number): SearchRecord {
  const toKept = () => {
    const bytes = (records.start[document + 1] ?? 0) - (records.start[document] ?? 0)
    return { record: readRecord(records, document), bytes }
  }
  return findKept(records, document, toKept).record
}
