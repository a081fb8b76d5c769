import { expect, test } from 'vitest'
import { PostLimit } from './post-limit.ts'

test('a limited number of posts is allowed per time window, and each post that expires allows another', () => {
  const limit = new PostLimit({ posts: 2, minutes: 1 })
  limit.note('a', 0)
  expect(limit.waitS('a', 0)).toBe(0)
  limit.note('a', 20_000)
  expect([limit.waitS('a', 20_000), limit.waitS('a', 59_999), limit.waitS('b', 20_000)]).toEqual([40, 1, 0])
  expect(limit.waitS('a', 60_000)).toBe(0)
  limit.note('a', 60_000)
  expect(limit.waitS('a', 60_000)).toBe(20)
})

test('the limit forgets the earliest visitors above 20,000, and all visitors whose time is over', () => {
  const limit = new PostLimit({ posts: 1, minutes: 1 })
  for (let n = 0; n <= 20_000; n += 1) limit.note(`visitor ${n}`, 0)
  expect([limit.waitS('visitor 0', 1), limit.waitS('visitor 1', 1)]).toEqual([0, 60])
  limit.note('late', 60_000)
  expect(limit.size).toBe(1)
})
