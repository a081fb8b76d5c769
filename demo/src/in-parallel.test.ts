import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('processes all items, and never more than the limit at once', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    done.push(item)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

it('starts no further item after a failure', async () => {
  const started: number[] = []
  const work = inParallel([1, 2, 3, 4], 1, async (item) => {
    started.push(item)
    if (item === 2) throw new Error('stop')
  })
  await expect(work).rejects.toThrow('stop')
  expect(started).toEqual([1, 2])
})
