import { expect, test } from 'vitest'
import { toRecordBytes } from '../index/record-bytes.ts'
import { keepRecord } from './kept-records.ts'

test('recently shown records are read only once, even after another page was shown', () => {
  const text = 'word '.repeat(1_000)
  const records = toRecordBytes(Array.from({ length: 100 }, (_, at) => ({ objectID: String(at), text })))
  const first = keepRecord(records, 0)
  for (let document = 1; document < 100; document += 1) keepRecord(records, document)
  expect(keepRecord(records, 0)).toBe(first)
  expect(first).toMatchObject({ objectID: '0' })
})

test('a record is dropped from the cache after many other records were shown', () => {
  const text = 'word '.repeat(200_000)
  const records = toRecordBytes(Array.from({ length: 20 }, (_, at) => ({ objectID: String(at), text })))
  const first = keepRecord(records, 0)
  for (let document = 1; document < 20; document += 1) keepRecord(records, document)
  expect(keepRecord(records, 0)).not.toBe(first)
})
