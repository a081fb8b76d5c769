import { expect, test } from 'vitest'
import { findParts } from './browser-parts.ts'

const FILES = [
  'lists.spec.ts',
  'portal.spec.ts',
  'studio/imports.spec.ts',
  'alone/publishing.spec.ts',
  'outage/dead.spec.ts',
]

test.each([
  [[], ['journeys', 'studio', 'alone', 'outage']],
  [['lists'], ['journeys']],
  [['lists.spec.ts:12', '--here'], ['journeys']],
  [
    ['imports', 'publishing'],
    ['studio', 'alone'],
  ],
  [['studio/'], ['studio']],
  [['P(ortal|ublishing)'], ['journeys', 'alone']],
  [
    ['--grep', 'lists'],
    ['journeys', 'studio', 'alone', 'outage'],
  ],
  [['no-such-file'], []],
])('the arguments %j run the browser test parts %j', (args, parts) => {
  expect(findParts(args, FILES)).toEqual(parts)
})
