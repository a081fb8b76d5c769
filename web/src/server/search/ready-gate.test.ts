import { afterEach, expect, test, vi } from 'vitest'
import { createReadyGate } from './ready-gate.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a search waits until all of its indexes are ready, and does not wait for indexes that are never built', async () => {
  const ready = new Set<string>()
  const gate = createReadyGate((name) => ready.has(name), new Set(['a', 'b']))
  const passed = vi.fn()
  const waiting = gate.pass(['a', 'b']).then(passed)
  ready.add('a')
  gate.open('a')
  await gate.pass(['a', 'unknown'])
  expect(passed).not.toHaveBeenCalled()
  ready.add('b')
  gate.open('b')
  await waiting
  expect(passed).toHaveBeenCalledOnce()
})

test('a search that waits for too long is answered with 503', async () => {
  vi.useFakeTimers()
  const gate = createReadyGate(() => false, new Set(['a']))
  const waiting = expect(gate.pass(['a'])).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
})
