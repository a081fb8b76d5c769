import { showTelephone } from '@menagerie/contract/show-telephone'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { makeStores } from './make-stores.ts'
import { WEEKS } from './opening-hours.ts'
import { STORES } from './stores.ts'

const offline = STORES.flatMap((store) => (store.kind === 'offline' ? [store] : []))
const online = STORES.flatMap((store) => (store.kind === 'online' ? [store] : []))
const countriesOf = (brand: string) => [
  ...new Set(BRAND_LOCALES.filter((locale) => locale.brand === brand).map(({ country }) => country)),
]

/** Form of a country's postcodes, and the box around it: south, west, north, east. */
const COUNTRIES: Record<string, { postalCode: RegExp; box: [number, number, number, number] }> = {
  US: { postalCode: /^\d{5}$/, box: [24.5, -125, 49.4, -66.9] },
  GB: { postalCode: /^[A-Z]{1,2}\d{1,2}[A-Z]? \d[ABD-HJLNP-UW-Z]{2}$/, box: [49.8, -8.7, 60.9, 1.8] },
  NL: { postalCode: /^[1-9]\d{3} [A-Z]{2}$/, box: [50.7, 3.3, 53.6, 7.3] },
  BE: { postalCode: /^[1-9]\d{3}$/, box: [49.4, 2.5, 51.6, 6.5] },
  NO: { postalCode: /^\d{4}$/, box: [57.9, 4.4, 71.3, 31.2] },
  FR: { postalCode: /^\d{5}$/, box: [41.3, -5.2, 51.2, 9.7] },
  DE: { postalCode: /^\d{5}$/, box: [47.2, 5.8, 55.1, 15.1] },
  ES: { postalCode: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, box: [27.6, -18.2, 43.9, 4.4] },
  PL: { postalCode: /^\d{2}-\d{3}$/, box: [49, 14.1, 54.9, 24.2] },
  IT: { postalCode: /^\d{5}$/, box: [36.6, 6.6, 47.1, 18.6] },
  HU: { postalCode: /^[1-9]\d{3}$/, box: [45.7, 16.1, 48.6, 22.9] },
  RU: { postalCode: /^\d{6}$/, box: [41.1, 19.6, 82, 180] },
  CZ: { postalCode: /^[1-7]\d{2} \d{2}$/, box: [48.5, 12, 51.1, 18.9] },
  UA: { postalCode: /^\d{5}$/, box: [45.2, 22.1, 52.4, 40.3] },
  DK: { postalCode: /^[1-9]\d{3}$/, box: [54.5, 8, 57.8, 15.2] },
  FI: { postalCode: /^\d{5}$/, box: [59.7, 20.5, 70.1, 31.6] },
  SE: { postalCode: /^[1-9]\d{2} \d{2}$/, box: [55.3, 10.9, 69.1, 24.2] },
  GR: { postalCode: /^[1-8]\d{2} \d{2}$/, box: [34.8, 19.3, 41.8, 29.7] },
  LV: { postalCode: /^LV-\d{4}$/, box: [55.6, 20.9, 58.1, 28.3] },
  SK: { postalCode: /^[089]\d{2} \d{2}$/, box: [47.7, 16.8, 49.7, 22.6] },
}

/** Number ranges that regulators reserve for films and books. */
const FICTION = [
  /^\+1 \d{3}-555-01\d{2}$/,
  /^\+44 (1632 960|20 7946 0|1\d[1-8] 49[68] 0|28 9018 0|29 2018 0)\d{3}$/,
  /^\+33 (1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d$/,
  /^\+49 (30 23125|40 66969|69 90009|89 99998|221 4710)\d{3}$/,
  /^\+46 (31 390 06|40 628 04|8 465 004) \d\d$/,
  /^\+46 70 174 06 (0[5-9]|[1-9]\d)$/,
  /^\+49 171 39200\d\d$/,
]

/** Returns whether the number has the usual length for the country but an area code that does not exist, so that it is not a real number. */
function isOfNoArea(phone: string, country: string): boolean {
  const number = parsePhoneNumberFromString(phone, { extract: false })
  return number?.isPossible() === true && !number.isValid() && showTelephone(phone, { reader: country }).text[0] !== '+'
}

describe('the stores', () => {
  it('are at least 1,250, and at least 1,000 of them are featured', () => {
    expect(offline.length).toBeGreaterThanOrEqual(1250)
    expect(offline.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(1000)
    expect(offline.some(({ isFeatured }) => !isFeatured)).toBe(true)
  })

  it('exist in every country of both brands, as shops to visit and as online shops', () => {
    const thin = ['tailwell', 'aldergrove'].flatMap((brand) =>
      countriesOf(brand).filter((country) => {
        const sells = ({ country: other, brands }: (typeof STORES)[number]) =>
          other === country && brands.some((sold) => sold === brand)
        return offline.filter(sells).length < 25 || !online.some(sells)
      }),
    )
    expect(thin).toEqual([])
    // Each logo belongs to one shop, even if shops in two countries have the same symbol.
    expect(new Set(online.map(({ picture }) => picture)).size).toBe(online.length)
    const perCountry = Map.groupBy(online, ({ country }) => country)
    expect([...perCountry.keys()].sort()).toEqual(Object.keys(COUNTRIES).sort())
    for (const [country, shops] of perCountry) {
      const { length } = shops
      expect(new Set(shops.map(({ picture }) => picture)).size, country).toBe(length)
      expect(length, country).toBeGreaterThanOrEqual(3)
      expect(length, country).toBeLessThanOrEqual(8)
    }
    for (const country of ['GR', 'LV', 'SK']) expect(offline.some((store) => store.country === country)).toBe(true)
  })

  it('have names that are unique in their country', () => {
    const names = STORES.map(({ country, name }) => `${country} ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('have complete addresses with postal codes in the form of their country', () => {
    const odd = offline.filter(({ country, postalCode }) => !COUNTRIES[country]?.postalCode.test(postalCode))
    expect(odd).toEqual([])
    const unfinished = offline.filter(({ name, street, postalCode, phone }) =>
      /[{}#@*|]|undefined/.test([name, street, postalCode, phone].join(' ')),
    )
    expect(unfinished).toEqual([])
  })

  it('lie within their country, except five without coordinates', () => {
    const astray = offline.filter(({ country, lat, lng }) => {
      const [south, west, north, east] = COUNTRIES[country]?.box ?? [0, 0, 0, 0]
      const isWithin = Number(lat) > south && Number(lat) < north && Number(lng) > west && Number(lng) < east
      return lat !== undefined && !isWithin
    })
    expect(astray).toEqual([])
    expect(offline.filter(({ lat, lng }) => lat === undefined && lng === undefined)).toHaveLength(5)
    expect(offline.filter(({ lat, lng }) => (lat === undefined) !== (lng === undefined))).toEqual([])
  })

  it('are at least five metres apart, except those at one of twenty shared addresses', () => {
    const placed = offline.filter(({ isFeatured, lat }) => isFeatured && lat !== undefined)
    const spots = [...Map.groupBy(placed, ({ lat, lng }) => `${lat} ${lng}`).values()]
    const shared = spots.filter(({ length }) => length > 1)
    expect(shared).toHaveLength(20)
    for (const stores of shared)
      expect(new Set(stores.map(({ street, postalCode }) => street + postalCode)).size).toBe(1)
    const tooNear = spots.flatMap(([one], index) =>
      spots
        .slice(index + 1)
        .flatMap(([other]) => (one && other && metres(one, other) < 5 ? [[one.name, other.name]] : [])),
    )
    expect(tooNear).toEqual([])
  })

  it('have only telephone numbers and websites that do not exist', () => {
    const rings = offline.flatMap(({ country, phone = '' }) =>
      phone === '' || FICTION.some((form) => form.test(phone)) || isOfNoArea(phone, country) ? [] : [phone],
    )
    expect(rings).toEqual([])
    const websites = STORES.flatMap(({ website }) => website ?? [])
    expect(websites.filter((website) => !/^https:\/\/[a-z0-9-]+\.example$/.test(website))).toEqual([])
  })

  it('mostly have telephone numbers, in the national notation, in every country', () => {
    for (const country of Object.keys(COUNTRIES)) {
      const shops = offline.filter((store) => store.country === country)
      const shown = shops.flatMap(({ phone }) => (phone ? showTelephone(phone, { reader: country }).text : []))
      expect([country, shown.length > shops.length / 2]).toEqual([country, true])
      expect([country, shown.filter((text) => text.startsWith('+'))]).toEqual([country, []])
    }
  })

  it('are the same in every run', () => {
    const first = STORES.slice(0, STORES.length - makeStores([]).length)
    // Logos are left out, because they are assigned to all stores together.
    const told = (stores: readonly unknown[]) =>
      JSON.stringify(stores, (key, value) => (key === 'picture' ? undefined : value))
    expect(told([...first, ...makeStores(first)])).toBe(told(STORES))
  })
})

describe('opening hours', () => {
  it('begin before they end, and the hours of a day do not overlap', () => {
    for (const [name, rows] of Object.entries(WEEKS)) {
      const spans = rows.flatMap(({ days, from, to }) => days.map((day) => ({ day, from, to })))
      expect(rows.length, name).toBeGreaterThan(0)
      expect(spans.filter(({ from, to }) => !/^\d\d:\d\d$/.test(from) || from >= to)).toEqual([])
      for (const { day, to } of spans) {
        const later = spans.filter((span) => span.day === day && span.from < to && span.to > to)
        expect(later, `${name} ${day}`).toEqual([])
      }
    }
  })

  it('include Sundays, midday breaks and holidays', () => {
    const weeks = offline.flatMap(({ hours }) => (hours === undefined ? [] : [WEEKS[hours]]))
    expect(new Set(offline.map(({ hours }) => hours)).size).toBeGreaterThan(10)
    expect(weeks.filter((rows) => rows.some(({ days }) => days.includes('sunday'))).length).toBeGreaterThan(100)
    expect(
      weeks.filter((rows) => rows.filter(({ days }) => days.includes('friday')).length > 1).length,
    ).toBeGreaterThan(100)
    for (const { name, holidays } of offline) {
      const dates = holidays.map(({ date }) => date)
      expect(dates, name).toEqual([...new Set(dates)].sort())
    }
  })
})

type Spot = { lat?: string | undefined; lng?: string | undefined }

/** Approximates the distance, accurately enough for nearby stores. */
function metres(one: Spot, other: Spot): number {
  const north = (Number(one.lat) - Number(other.lat)) * 111_200
  const east = (Number(one.lng) - Number(other.lng)) * 111_200 * Math.cos((Number(one.lat) * Math.PI) / 180)
  return Math.hypot(north, east)
}
