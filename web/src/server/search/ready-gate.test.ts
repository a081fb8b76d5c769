import { afterEach, expect, test, vi } from 'vitest'
import { createReadyGate } from './ready-gate.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a search passes when all of its indexes are there, and at once when none are made', async () => {
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

test('no search waits for ever', async () => {
  vi.useFakeTimers()
  const gate = createReadyGate(() => false, new Set(['a']))
  const waiting = expect(gate.pass(['a'])).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
})
