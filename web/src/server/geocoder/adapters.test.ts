import { expect, test } from 'vitest'
import type { GeocoderQuestion } from './adapter.ts'
import { mapbox } from './mapbox.ts'
import { nominatim } from './nominatim.ts'
import { pelias } from './pelias.ts'
import { photon } from './photon.ts'

const asked = (more: Partial<GeocoderQuestion> = {}): GeocoderQuestion => ({
  text: 'Utrecht',
  country: 'NL',
  language: 'nl-NL',
  limit: 10,
  for: 'search',
  ...more,
})
const feature = (properties: object, coordinates: readonly unknown[] = [5.12, 52.09]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
})
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features })
const ZEIST = { name: 'Zeist', region: 'Utrecht', country: 'NL', lat: 52.09, lng: 5.23 }

test('Photon is asked for towns of the country, and the state becomes the region', () => {
  expect([photon.toPath(asked()), photon.toQuery(asked())]).toEqual([
    'api',
    { q: 'Utrecht', limit: '10', layer: ['city', 'district', 'locality'], countrycode: 'NL' },
  ])
  const town = { osm_key: 'place', osm_value: 'town', type: 'city', name: 'Zeist', state: 'Utrecht', countrycode: 'NL' }
  const answer = collection(feature(town, [5.23, 52.09]), feature({ countrycode: 'NL' }), feature({ name: 'Nowhere' }))
  expect(photon.toPlaces(answer, asked())).toEqual([ZEIST])
})

test('Nominatim results with coordinates as strings are read, and a postcode without a name is named by its code', () => {
  expect(nominatim.toQuery(asked())).toMatchObject({ q: 'Utrecht', format: 'jsonv2', countrycodes: 'nl' })
  const address = { town: 'Zeist', state: 'Utrecht', country_code: 'nl' }
  const postcode = { lat: '52.1', lon: '5.2', name: '', address: { postcode: '3701', country_code: 'nl' } }
  const answer = [{ lat: '52.09', lon: '5.23', name: 'Zeist', addresstype: 'town', address }, postcode]
  expect(nominatim.toPlaces(answer, asked())).toEqual([ZEIST, { name: '3701', country: 'NL', lat: 52.1, lng: 5.2 }])
  expect(nominatim.suggests).toBe(false)
})

test('Pelias has a separate address for suggestions, and a three-letter country becomes that of the query', () => {
  expect([pelias.toPath(asked()), pelias.toPath(asked({ for: 'suggestions' }))]).toEqual([
    'v1/search',
    'v1/autocomplete',
  ])
  expect(pelias.toQuery(asked())).toMatchObject({ text: 'Utrecht', size: '10', 'boundary.country': 'NL' })
  const town = {
    layer: 'locality',
    name: 'Zeist',
    region: 'Utrecht',
    country_a: 'NLD',
    label: 'Zeist, UT, Netherlands',
  }
  const answer = collection(feature(town, [5.23, 52.09]))
  expect(pelias.toPlaces(answer, asked())).toEqual([ZEIST])
  expect(pelias.toPlaces(answer, asked({ country: undefined }))).toEqual([{ ...ZEIST, country: 'NLD' }])
})

test('Mapbox results get the country from their context and the name in the language of the query', () => {
  expect(mapbox.toQuery(asked({ text: 'Utrecht;x', for: 'suggestions' }))).toMatchObject({
    q: 'Utrecht x',
    country: 'nl',
    language: 'nl-NL',
    autocomplete: 'true',
  })
  const context = { region: { name: 'Utrecht' }, country: { name: 'Netherlands', country_code: 'NL' } }
  const town = { feature_type: 'place', name: 'Zeyst', name_preferred: 'Zeist', context }
  expect(mapbox.toPlaces(collection(feature(town, [5.23, 52.09]), feature({ name: 'Bare' })), asked())).toEqual([ZEIST])
})

test.each([photon, nominatim, pelias, mapbox])('a query without a country has no country parameter %#', (adapter) => {
  const names = Object.keys(adapter.toQuery(asked({ country: undefined })))
  expect(names.filter((name) => name.includes('country'))).toEqual([])
})

test.each([photon, pelias, mapbox])(
  'places with invalid coordinates are left out, and an unexpected answer is an error %#',
  (adapter) => {
    const properties = {
      name: 'X',
      countrycode: 'NL',
      country_code: 'NL',
      context: { country: { country_code: 'NL' } },
    }
    expect(adapter.toPlaces(collection(feature(properties, [5, 91]), feature(properties)), asked())).toHaveLength(1)
    expect(() => adapter.toPlaces({ message: 'Too many' }, asked())).toThrow()
  },
)

test('an answer of Nominatim that is not a list is an error', () => {
  expect(() => nominatim.toPlaces({ error: 'busy' }, asked())).toThrow()
})
