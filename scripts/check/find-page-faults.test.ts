import { expect, test } from 'vitest'
import { findPageFaults } from './find-page-faults.ts'

test.each([
  'Publish. Who asks for the old one is led to the new one.',
  'A film can be had by whoever has its address.',
  '| Quote | what somebody said | 600 |',
  'The link for who has signed in, below.',
])('%j is reported', (line) => {
  expect(findPageFaults(line)).toHaveLength(1)
})

test.each([
  '# Access: who may do what',
  'For the people who work there.',
  '*Planned* says what comes, and who planned it.',
  'The test “is over, for whoever has its token” says so.',
  '    npm run person -- replay   # nobody',
  'A page for nobody:\n```\nnobody\n```'.split('\n').slice(1).join('\n'),
])('%j is accepted', (line) => {
  expect(findPageFaults(line)).toEqual([])
})
