import { expect, test } from 'vitest'
import { answersInTime } from './answers-in-time.ts'

test.each([
  ['answers', () => Promise.resolve(1), true],
  ['refuses', () => Promise.reject(new Error('connection refused')), false],
  ['hangs', () => new Promise(() => {}), false],
])('a database that %s counts as ready only if it answers in time', async (_how, ask, ready) => {
  expect(await answersInTime(ask, 20)).toBe(ready)
})
