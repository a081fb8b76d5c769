import { expect, test } from 'vitest'
import { loadContent } from '../load-content.ts'
import { findForeignRanges } from './find-foreign-ranges.ts'

test('a brand speaks on its own pages of nothing that it does not sell', () => {
  expect(findForeignRanges(loadContent())).toEqual([])
})
