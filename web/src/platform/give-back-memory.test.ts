import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

const MB = 2 ** 20

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function openHeap() {
  const heap = { used: 80 * MB, busy: 0, collected: 0 }
  const stop = giveBackMemory({
    used: () => heap.used,
    busy: () => heap.busy,
    collect: () => {
      heap.collected += 1
      heap.used = 82 * MB
    },
  })
  return { heap, stop }
}

test('memory that a traffic peak leaves behind is collected once, after the peak has ended', () => {
  const { heap, stop } = openHeap()
  Object.assign(heap, { used: 130 * MB, busy: 0.9 })
  vi.advanceTimersByTime(30_000)
  expect(heap.collected).toBe(0)
  heap.busy = 0.01
  vi.advanceTimersByTime(60_000)
  expect([heap.collected, heap.used]).toEqual([1, 82 * MB])
  stop()
  heap.used = 200 * MB
  vi.advanceTimersByTime(60_000)
  expect(heap.collected).toBe(1)
})

test('a small growth of the heap does not trigger a garbage collection', () => {
  const { heap } = openHeap()
  heap.used = 95 * MB
  vi.advanceTimersByTime(60_000)
  expect(heap.collected).toBe(0)
})

test('garbage on the real heap of the thread is collected', async () => {
  vi.useRealTimers()
  // Longer than the default, because on a busy machine the thread is seldom idle for a fifth of a second.
  const stop = giveBackMemory(undefined, 1_000)
  const used = () => getHeapStatistics().used_heap_size
  // The files of a run share a process: a collection of what others left must not happen between the two measurements.
  collectNow()
  const before = used()
  let garbage: number[][] | undefined = makeOldObjects()
  expect([garbage.length, used() - before > 16 * MB]).toEqual([60, true])
  garbage = undefined
  await vi.waitFor(() => expect(used() - before).toBeLessThan(16 * MB), { timeout: 25_000, interval: 1_000 })
  stop()
})

function collectNow(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect()
}

/** Allocates 60 MB that survive until they are in the old generation, so that no young-generation collection frees them. */
const makeOldObjects = () =>
  Array.from({ length: 60 }, (_, at) => Array.from({ length: 2 ** 17 }, (_, n) => at + n + 0.5))
