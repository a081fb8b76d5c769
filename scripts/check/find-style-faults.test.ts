import { expect, test } from 'vitest'
import { findStyleFaults } from './find-style-faults.ts'

test.each([
  'type Asked = { path: string }',
  'export type Row = readonly string[]',
  '  type Place<T> = { at: T }',
  'const a = {\n  ...{ b, c },\n}',
])('%j is told', (source) => {
  expect(findStyleFaults(source)).toHaveLength(1)
})

test.each([
  'type AskedPage = { path: string }',
  'type StoreRow = Row[]',
  'const a = {\n  ...(isNew && { b }),\n  ...c,\n}',
])('%j is left alone', (source) => {
  expect(findStyleFaults(source)).toEqual([])
})
