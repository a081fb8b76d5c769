import { expect, test } from 'vitest'
import { countPages, cutPage, MOST_ON_ONE_PAGE } from './list-pages.ts'

const list = (length: number) => Array.from({ length }, (_, at) => at)

test('a list that fits on one page is not divided', () => {
  expect([0, 1, MOST_ON_ONE_PAGE].map(countPages)).toEqual([1, 1, 1])
  expect(cutPage(list(MOST_ON_ONE_PAGE), 1)).toHaveLength(MOST_ON_ONE_PAGE)
})

test.each([MOST_ON_ONE_PAGE + 1, 1_513, 10_000])('each of %i stores is on exactly one page', (length) => {
  const pages = list(countPages(length)).map((at) => cutPage(list(length), at + 1))
  expect(pages.flat()).toEqual(list(length))
  expect(pages.every(({ length: size }) => size > 0)).toBe(true)
})
