import { expect, test } from 'vitest'
import { createReadPlaces, type ReadPlace } from './places.ts'

const LIMITS = { reads: 40, readsOfCaller: 10, unsentBytes: 1_000 }

/** Returns how many of a caller's searches are accepted. */
function count(take: ReturnType<typeof createReadPlaces>, caller: string, searches: number): number {
  let taken = 0
  for (let at = 0; at < searches; at += 1) {
    try {
      take([{ key: caller, times: 1 }])
      taken += 1
    } catch {
      // Refused: the caller should try again later.
    }
  }
  return taken
}

test('callers that take as many places as they can leave some for a new caller', () => {
  const take = createReadPlaces(LIMITS)
  const greedy = ['a', 'b', 'c', 'd'].map((caller) => count(take, caller, 50))
  expect(greedy).toEqual([10, 10, 10, 8])
  expect(count(take, 'newcomer', 1)).toBe(1)
})

test('a single caller gets the full limit of one caller', () => {
  expect(count(createReadPlaces({ ...LIMITS, readsOfCaller: 40 }), 'the site', 50)).toBe(40)
})

test('a network of many households gets four times the places of one household, and leaves the rest to others', () => {
  const take = createReadPlaces({ reads: 256, readsOfCaller: 32, unsentBytes: 1_000 })
  const askOf = (network: string, household: number) => [
    { key: `${network} ${household}`, times: 1 },
    { key: network, times: 4 },
  ]
  const places = Array.from({ length: 256 }, (_, n) => {
    try {
      return take(askOf('greedy', n))
    } catch {
      return undefined
    }
  }).flatMap((place) => place ?? [])
  expect(places).toHaveLength(128)
  const newcomer = take(askOf('other', 0))
  expect(places.filter((place) => holds(place, 10))).toHaveLength(75)
  expect(holds(newcomer, 200)).toBe(true)
  for (const place of [...places, newcomer]) place.release()
  expect(count(take, 'next', 50)).toBe(32)
})

test('an answer to a caller that has disconnected reserves no bytes', () => {
  const take = createReadPlaces(LIMITS)
  for (let at = 0; at < 20; at += 1) {
    const place = take([{ key: 'left', times: 1 }])
    place.release()
    place.hold(200)
  }
  expect(holds(take([{ key: 'next', times: 1 }]), 200)).toBe(true)
})

test('gives a newcomer the place of the caller that has most, among those that wait for their caller', () => {
  const take = createReadPlaces({ reads: 4, readsOfCaller: 4, unsentBytes: 1_000 })
  const ended: string[] = []
  const askAs = (caller: string) => take([{ key: caller, times: 1 }], () => ended.push(caller))
  const [first, second] = [askAs('slow'), askAs('slow')]
  const others = ['a', 'b'].map(askAs)
  first?.begin()
  const newcomer = askAs('newcomer')
  expect(ended).toEqual(['slow'])
  expect(() => askAs('late')).toThrow('Too many searches at once.')
  second?.release()
  for (const place of [first, newcomer, ...others]) place?.release()
  expect(count(take, 'next', 3)).toBe(3)
})

test('ends no search of others for a caller that has its own share already', () => {
  const take = createReadPlaces({ reads: 8, readsOfCaller: 4, unsentBytes: 1_000 })
  const ended: string[] = []
  const askAs = (caller: string) => take([{ key: caller, times: 1 }], () => ended.push(caller))
  for (let at = 0; at < 4; at += 1) askAs('slow')
  for (const caller of ['a', 'greedy', 'greedy', 'b']) askAs(caller).begin()
  expect(() => askAs('greedy')).toThrow('Too many searches at once.')
  expect(ended).toEqual([])
})

test('ends no answer to others for a caller that has its own share of the memory already', () => {
  const take = createReadPlaces(LIMITS)
  const ended: string[] = []
  const askAs = (caller: string) => take([{ key: caller, times: 1 }], () => ended.push(caller))
  askAs('one large answer').hold(600)
  askAs('greedy').hold(150)
  askAs('a').hold(200)
  expect(holds(askAs('greedy'), 150)).toBe(false)
  expect(ended).toEqual([])
})

test('gives the memory of an unread answer to a caller that has less', () => {
  const take = createReadPlaces({ reads: 40, readsOfCaller: 10, unsentBytes: 1_000 })
  const ended: string[] = []
  const askAs = (caller: string) => take([{ key: caller, times: 1 }], () => ended.push(caller))
  for (const caller of ['a', 'b', 'c', 'd']) askAs(caller).hold(250)
  const newcomer = askAs('newcomer')
  expect(holds(newcomer, 100)).toBe(true)
  expect(ended).toEqual(['a'])
  expect(holds(askAs('greedy'), 300)).toBe(false)
})

function holds(place: ReadPlace, bytes: number): boolean {
  try {
    place.hold(bytes)
    return true
  } catch {
    return false
  }
}
