import { expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { buildSegment } from './build-segment.ts'
import { mergeSteps } from './merge-steps.ts'
import { runSteps, runStepsSlowly } from './run-steps.ts'
import type { Segment } from './segment.ts'

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  searchableAttributes: ['name', 'text'],
  attributesForFaceting: ['brand', 'colours'],
  customRanking: ['desc(price)'],
}
const analyzer = findAnalyzer('de')

const RECORDS: readonly SearchRecord[] = [
  { objectID: 'a', name: 'Mäuse', brand: 'Wuffi', colours: ['red', 'blue'], price: 3 },
  { objectID: 'b', name: 'Futter', text: 'für Hunde und Mäuse', brand: 'Bogaloo', price: 1 },
  { objectID: 'c', name: 'Leine', brand: 'Only here', colours: ['green'], _geoloc: { lat: 1, lng: 2 } },
  { objectID: 'd', name: 'Leine lang', text: 'Leine', brand: 'Wuffi', price: 2.5, weight: 7 },
  { objectID: 'e', name: 'Napf', text: 'Hunde', colours: ['blue'], _geoloc: [{ lat: 3, lng: 4 }] },
]

function build(ids: string, order: readonly number[], knows = (_: string) => false): Segment {
  const records = [...ids].flatMap((id) => RECORDS.find(({ objectID }) => objectID === id) ?? [])
  return buildSegment(records, SETTINGS, analyzer, { order: Uint32Array.from(order), knows })
}

test('merging segments gives the same result as one build of the remaining records in insertion order', async () => {
  const parts = [
    { segment: build('bcd', [1, 2, 3]), deleted: Uint32Array.of(0b010) },
    { segment: build('ae', [0, 4]), deleted: undefined },
  ]
  const expected = build('abde', [0, 1, 3, 4])
  expect(runSteps(mergeSteps(parts))).toEqual(expected)
  expect(await runStepsSlowly(mergeSteps(parts))).toEqual(expected)
})

test('merging gives each attribute one number when no searchable attributes are declared', () => {
  const first = buildSegment([{ objectID: 'a', x: 'one', y: 'two' }], DEFAULT_SETTINGS, analyzer)
  const second = buildSegment([{ objectID: 'b', y: 'one', z: 'three' }], DEFAULT_SETTINGS, analyzer, {
    order: Uint32Array.of(1),
  })
  const merged = runSteps(mergeSteps([first, second].map((segment) => ({ segment, deleted: undefined }))))
  const whole = buildSegment(
    [
      { objectID: 'a', x: 'one', y: 'two' },
      { objectID: 'b', y: 'one', z: 'three' },
    ],
    DEFAULT_SETTINGS,
    analyzer,
  )
  expect(merged).toEqual(whole)
})
