import { expect, test } from 'vitest'
import { createReadPlaces } from './places.ts'

const LIMITS = { reads: 40, readsOfCaller: 10, unsentBytes: 1_000 }

/** How many of so many searches of a caller are taken. */
function count(take: ReturnType<typeof createReadPlaces>, caller: string, searches: number): number {
  let taken = 0
  for (let at = 0; at < searches; at += 1) {
    try {
      take(caller)
      taken += 1
    } catch {
      // Told to come again.
    }
  }
  return taken
}

test('callers that ask for all there is together leave some for a newcomer', () => {
  const take = createReadPlaces(LIMITS)
  const greedy = ['a', 'b', 'c', 'd'].map((caller) => count(take, caller, 50))
  expect(greedy).toEqual([10, 10, 10, 8])
  expect(count(take, 'newcomer', 1)).toBe(1)
})

test('one caller alone has all that one may have', () => {
  expect(count(createReadPlaces({ ...LIMITS, readsOfCaller: 40 }), 'the site', 50)).toBe(40)
})
