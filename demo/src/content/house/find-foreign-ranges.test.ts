import { expect, test } from 'vitest'
import { loadContent } from '../load-content.ts'
import { findForeignRanges } from './find-foreign-ranges.ts'

test('the pages of a brand about itself mention no products that the brand does not sell', () => {
  expect(findForeignRanges(loadContent())).toEqual([])
})
