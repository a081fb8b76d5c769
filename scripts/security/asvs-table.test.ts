import { expect, test } from 'vitest'
import { findEvidenceFault, readAsvsTable } from './asvs-table.ts'

/** Requirements of OWASP ASVS 5.0.0 by chapter, levels 1 and 2 together; 70 are of level 1. */
const COUNTS: Readonly<Record<string, number>> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
}

const rows = readAsvsTable()

test('each requirement of levels 1 and 2 has one row', () => {
  const byChapter = Object.groupBy(rows, ({ id }) => id.split('.')[0] ?? '')
  expect(Object.fromEntries(Object.entries(byChapter).map(([chapter, of = []]) => [chapter, of.length]))).toEqual(
    COUNTS,
  )
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('each row names a test that is there, or says why there is none', () => {
  const faults = rows.flatMap(({ id, evidence }) => {
    const fault = findEvidenceFault(evidence)
    return fault === undefined ? [] : [`${id}: ${fault}`]
  })
  expect(faults).toEqual([])
})

test.each([
  '',
  'yes',
  '`scripts/nowhere.test.ts`: “x”',
  '`scripts/test/slowest.test.ts`: “no such name”',
  'Document: [x](gone.md)',
])('“%s” shows nothing', (evidence) => expect(findEvidenceFault(evidence)).toEqual(expect.any(String)))
