import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { describe, expect, test } from 'vitest'
import { findNearStores, NEAR_M, type PlacedStore, sortByName } from './choose-stores.ts'
import { distanceFormatter, measureDistance } from './distance.ts'

const store = (key: string, name = key, position?: PlacedStore['position']): PlacedStore => ({
  key,
  name,
  ...(position && { position }),
})

/** Calculates the distance in another way: by the angle between two vectors from the earth's centre. */
function measureByVectors(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const toVector = ({ lat, lng }: { lat: number; lng: number }) => {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const
  }
  const [ax, ay, az] = toVector(a)
  const [bx, by, bz] = toVector(b)
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
  return 6_371_008.8 * Math.atan2(cross, ax * bx + ay * by + az * bz)
}

/** Random numbers that are the same in every run. */
function draws(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('spec §4, store finder', () => {
  test('without a position all stores are sorted by name in the alphabetical order of the country', () => {
    const stores = ['Zwinger', 'Öl', 'Oma', 'Ärmel', 'apfel'].map((name) => store(name))
    expect(sortByName(stores, 'de-DE').map(({ name }) => name)).toEqual(['apfel', 'Ärmel', 'Öl', 'Oma', 'Zwinger'])
    expect(sortByName([store('Ø'), store('Z'), store('A')], 'nb-NO').map(({ name }) => name)).toEqual(['A', 'Z', 'Ø'])
  })

  test('with a position only stores closer than 50,000 m are found, the nearest first, and none without a position', () => {
    const here = { lat: 52, lng: 5 }
    const degree = measureDistance(here, { lat: 53, lng: 5 })
    const north = (metres: number) => ({ lat: 52 + metres / degree, lng: 5 })
    const found = findNearStores(
      [
        store('far', 'far', north(50_001)),
        store('edge', 'edge', north(49_999)),
        store('near', 'near', north(10)),
        store('nowhere'),
      ],
      here,
    )
    expect(found.map(({ store: { key } }) => key)).toEqual(['near', 'edge'])
  })

  test('1,000 positions give the same stores, order and distances in every locale as a second calculation', () => {
    const draw = draws(20)
    const stores = Array.from({ length: 120 }, (_, at) =>
      store(`${at}`, `Store ${at}`, { lat: 50 + draw() * 3, lng: 3 + draw() * 5 }),
    )
    const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    const formats = [...new Set(BRAND_LOCALES.map(({ iso }) => iso))].map((iso) => ({
      format: distanceFormatter(iso),
      figure: new Intl.NumberFormat(iso, decimal),
    }))
    for (let round = 0; round < 1_000; round += 1) {
      const here = { lat: 50 + draw() * 3, lng: 3 + draw() * 5 }
      const expected = stores
        .map((each) => ({ key: each.key, metres: each.position ? measureByVectors(here, each.position) : 0 }))
        .filter(({ metres }) => metres < NEAR_M)
        .sort((a, b) => a.metres - b.metres)
      const found = findNearStores(stores, here)
      expect(found.map((each) => each.store.key)).toEqual(expected.map(({ key }) => key))
      const [nearest] = found
      const metres = expected[0]?.metres ?? -1
      for (const { format, figure } of nearest ? formats : []) {
        // English adds miles in brackets, which another test checks.
        const [kilometres = '', zero = ''] = [nearest?.metres ?? 0, 0].map((each) => format(each).replace(/ \(.*/, ''))
        expect(kilometres).toBe(zero.replace(figure.format(0), figure.format(metres / 1_000)))
      }
    }
  })
})
