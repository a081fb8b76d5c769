import { expect, it, vi } from 'vitest'
import { watchDamage } from './watch-damage.ts'

it('only one search for damage runs at a time, and stopping waits for its end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const searchDamage = vi.fn(() => promise)
  const replica = { findDamage: () => undefined, searchDamage }
  const file = watchDamage({ replica }, { lookMs: 1_000, wholeMs: 2 })
  await vi.waitFor(() => expect(searchDamage).toHaveBeenCalled())
  await new Promise((done) => setTimeout(done, 20))
  expect(searchDamage).toHaveBeenCalledOnce()
  const ended = vi.fn()
  const end = file.stop().then(ended)
  await new Promise((done) => setTimeout(done, 20))
  expect(ended).not.toHaveBeenCalled()
  resolve()
  await end
  expect(ended).toHaveBeenCalledOnce()
})
