import { expect, test } from 'vitest'
import { findEvidenceFault, findNotRun, readAsvsTable } from './asvs-table.ts'

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

test('each ASVS requirement of levels 1 and 2 has one row', () => {
  const byChapter = Object.groupBy(rows, ({ id }) => id.split('.')[0] ?? '')
  expect(Object.fromEntries(Object.entries(byChapter).map(([chapter, of = []]) => [chapter, of.length]))).toEqual(
    COUNTS,
  )
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('each row names a test that exists, or explains why there is none', () => {
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
  '`scripts/test/told-tests.test.ts`: “no such name”',
  'Document: [x](gone.md)',
])('“%s” is not accepted as evidence', (evidence) => expect(findEvidenceFault(evidence)).toEqual(expect.any(String)))

test('a row whose test has not run is reported, and a title with filled-in placeholders is found', () => {
  const row = (id: string, evidence: string) => ({ id, level: '1', evidence })
  const asked = [
    row('1.1.1', '`a.test.ts`: “%s may (not)”'),
    row('1.1.2', '`a.test.ts`: “gone”'),
    row('1.1.3', '`b.test.ts`: “x”'),
    row('1.1.4', 'Not here: there is none'),
  ]
  const run = [
    { file: 'a.test.ts', title: 'a group of them https://[::1]/ may (not)' },
    { file: 'c.test.ts', title: 'gone' },
  ]
  expect(findNotRun(asked, run)).toEqual([
    '1.1.2: “gone” of a.test.ts has not run',
    '1.1.3: “x” of b.test.ts has not run',
  ])
})
