import type { SearchRecord } from '../port/search-record.ts'

/** Records as JSON in UTF-8, one after the other: only those that are shown are parsed. */
export type RecordBytes = { readonly start: Uint32Array; readonly bytes: Uint8Array }

const MOST_BYTES = 0xffff_ffff
const decoder = new TextDecoder()

export function toRecordBytes(records: readonly SearchRecord[]): RecordBytes {
  const texts = records.map((record) => Buffer.from(JSON.stringify(record)))
  const start = new Uint32Array(records.length + 1)
  let length = 0
  for (const [i, text] of texts.entries()) {
    start[i] = length
    length += text.length
  }
  if (length > MOST_BYTES) throw new Error('A segment holds at most 4 GiB of records')
  start[records.length] = length
  const bytes = new Uint8Array(length)
  for (const [i, text] of texts.entries()) bytes.set(text, start[i])
  return { start, bytes }
}

/** Returns a new object each time. */
export function readRecord({ start, bytes }: RecordBytes, document: number): SearchRecord {
  return JSON.parse(decoder.decode(bytes.subarray(start[document], start[document + 1])))
}
