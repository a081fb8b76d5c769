import { afterEach, expect, test, vi } from 'vitest'
import { createTurnstile } from './turnstile.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a search passes when all of its indexes are there, and at once when nobody makes them', async () => {
  const ready = new Set<string>()
  const turnstile = createTurnstile((name) => ready.has(name), new Set(['a', 'b']))
  const passed = vi.fn()
  const waiting = turnstile.pass(['a', 'b']).then(passed)
  ready.add('a')
  turnstile.open('a')
  await turnstile.pass(['a', 'unknown'])
  expect(passed).not.toHaveBeenCalled()
  ready.add('b')
  turnstile.open('b')
  await waiting
  expect(passed).toHaveBeenCalledOnce()
})

test('nobody waits for ever', async () => {
  vi.useFakeTimers()
  const turnstile = createTurnstile(() => false, new Set(['a']))
  const waiting = expect(turnstile.pass(['a'])).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
})
