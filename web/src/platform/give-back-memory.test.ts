import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemory, toOwnHeap } from './give-back-memory.ts'

const MB = 2 ** 20
/** Between two checks of the real heap. */
const LOOK_MS = 100

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
  // Counted as idle, because how busy the thread is depends on what else the machine does.
  const stop = giveBackMemory({ ...toOwnHeap(), busy: () => 0 }, LOOK_MS)
  const used = () => getHeapStatistics().used_heap_size
  // The files of a run share a process: a collection of what others left must not happen between the two measurements.
  collectNow()
  const before = used()
  let garbage: number[][] | undefined = makeOldObjects()
  expect([garbage.length, used() - before > 16 * MB]).toEqual([60, true])
  garbage = undefined
  await vi.waitFor(() => expect(used() - before).toBeLessThan(16 * MB), { timeout: 25_000, interval: LOOK_MS })
  stop()
})

function collectNow(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect()
}

test('the busy share of this thread is measured since the last check', async () => {
  vi.useRealTimers()
  const { busy } = toOwnHeap()
  const until = performance.now() + 100
  while (performance.now() < until);
  // Without a turn of the event loop its share is not counted.
  await setImmediate()
  expect(busy()).toBeGreaterThan(0.9)
  await sleep(500)
  expect(busy()).toBeLessThan(0.8)
})

/** Allocates 60 MB that survive until they are in the old generation, so that no young-generation collection frees them. */
const makeOldObjects = () =>
  Array.from({ length: 60 }, (_, at) => Array.from({ length: 2 ** 17 }, (_, n) => at + n + 0.5))
