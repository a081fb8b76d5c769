import { expect, test } from 'vitest'
import { findCitationFaults, findUnlistedRecords } from './decision-records.ts'

test('records that the index does not link are reported', () => {
  const files = ['000-template.md', '001-one.md', '002-two.md', 'README.md']
  expect(findUnlistedRecords('[001](001-one.md) one', files)).toEqual(['002-two.md is in no row of the index'])
})

const KNOWN = { records: new Set(['016', '053']), readings: 57 }

test.each([
  ['Dates are capitals (decision 16 of the brief).', 'decision 16'],
  ['/** Decisions 4: prefix, type, suffix. */', 'Decisions 4'],
  ['as decision 099 says', 'decision 099'],
  ['(decisions 016, 077)', '077'],
  ['see reading 58', 'reading 58'],
])('%j is reported for citing a decision or reading that does not exist', (line, cited) => {
  expect(findCitationFaults(line, KNOWN)).toEqual([expect.stringContaining(cited)])
})

test.each(['(decision 016)', 'decisions 016, 053', 'Decision 053: floors', 'reading 57', 'a decision for 3 shops'])(
  '%j is accepted',
  (line) => {
    expect(findCitationFaults(line, KNOWN)).toEqual([])
  },
)
