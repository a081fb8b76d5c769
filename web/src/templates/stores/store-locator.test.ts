import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, store } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { MOST_ON_ONE_PAGE } from '../../features/stores/list-pages.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import { toPageConfig } from '../template-configs.ts'

const FINDER = page('p', 'verkooppunten', { template: 'StoreLocator' })
const NEAR = { lat: '52.09', lng: '5.23' }
const ZEIST: VisitorPlace = { name: 'Zeist', region: 'Utrecht', country: 'NL', lat: 52.09, lng: 5.23 }
const STORES = [
  store('near', { name: 'De Poot', ...NEAR }),
  store('far', { name: 'Ver weg', lat: '50.85', lng: '5.69' }),
]

async function load(query: Record<string, string>, told: VisitorPlace[], entries = STORES) {
  const ctx = createTestContext('tailwell/nl_NL', [FINDER, ...entries])
  const asked = { ...ctx, hasGeocoder: true, query: new Map(Object.entries(query)) }
  const { config } = toPageConfig(asked, FINDER)
  const loaded = await config?.load?.(asked, {
    search: { search: () => Promise.reject(new Error('not here')) },
    contentApi: { ask: () => Promise.reject(new Error('not here')) },
    session: undefined,
    isHttps: false,
    signal: AbortSignal.abort(),
    geocode: async ({ text, country }) => (text === 'Zeistt' && country === 'NL' ? told : []),
  })
  return typeof loaded === 'function' ? renderToStaticMarkup(loaded(asked).main) : loaded
}

test('the finder is a live page for typed places, and loads data first only if a geocoder is configured', () => {
  const ctx = createTestContext('tailwell/nl_NL', [FINDER])
  expect(toPageConfig(ctx, FINDER).config).toEqual({ policy: 'store-finder', loadsWhen: 'typed' })
  const { config } = toPageConfig({ ...ctx, hasGeocoder: true }, FINDER)
  expect(config).toEqual({ policy: 'store-finder', loadsWhen: 'typed', load: expect.any(Function) })
})

test('the answer of the geocoder is the place; without an answer the built-in index is used', async () => {
  const told = await load({ place: 'Zeistt' }, [ZEIST])
  expect(told).toContain('value="Zeist, Utrecht"')
  expect([String(told).includes('De Poot'), String(told).includes('Ver weg')]).toEqual([true, false])
  const untold = await load({ place: 'Zeistt' }, [])
  expect(untold).toContain('value="Zeistt"')
  expect([String(untold).includes('De Poot'), String(untold).includes('Ver weg')]).toEqual([true, true])
})

test('the page number of a long list is checked after the geocoder has answered', async () => {
  const many = Array.from({ length: 301 }, (_, at) => store(`many${at}`, { name: `Winkel ${at}`, ...NEAR }))
  expect(await load({ place: 'Zeistt', page: '4' }, [ZEIST], many)).toContain('Winkel')
  const ctx = createTestContext('tailwell/nl_NL', [FINDER, ...many, ...STORES])
  const fields = toPageConfig({ ...ctx, hasGeocoder: true }, FINDER).fields ?? []
  const number = fields.find(({ name }) => name === 'page')
  expect(number?.toCanonical('4', new Map([['place', 'Zeistt']]))).toBe('4')
  expect(await load({ place: 'Zeistt', page: '2' }, [{ ...ZEIST, lat: 50.85, lng: 5.69 }], many)).toEqual({
    status: 404,
  })
})

test('300 stores, the most that are on one page, take at most 34 kB compressed', async () => {
  const spans = (from: string) => [{ from, to: '18:00' }]
  const many = Array.from({ length: MOST_ON_ONE_PAGE }, (_, at) =>
    store(`${(at * 2_654_435_761).toString(16).padStart(12, '0')}-shop`, {
      name: `Dierenwinkel ${at * 37}`,
      street1: `Straat ${at * 13} ${at % 97}`,
      postal_code: `${1_000 + at * 29} AB`,
      city: `Plaats ${at * 7}`,
      lat: (50 + at * 0.007_919).toFixed(5),
      lng: (4 + at * 0.010_471).toFixed(5),
      phone: `+31 30 ${555_000 + at * 31}`,
      website: `https://winkel-${at * 41}.example/`,
      opening_hours: { week: { monday: spans(`0${7 + (at % 3)}:00`), saturday: spans('10:00') }, exceptions: [] },
    }),
  )
  const html = await load({}, [], many)
  expect(String(html).match(/data-store=/g)).toHaveLength(MOST_ON_ONE_PAGE)
  expect(brotliCompressSync(String(html)).length).toBeLessThanOrEqual(34_000)
})
