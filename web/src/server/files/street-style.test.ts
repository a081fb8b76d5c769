import { expect, test } from 'vitest'
import { toStreetStyle } from './street-style.ts'

test('the map style refers only to the tiles file of the site, and to no external fonts or icons', () => {
  const text = toStreetStyle('de')
  const { sources, layers, ...rest } = JSON.parse(text)
  expect(Object.keys(rest)).toEqual(['version'])
  expect(sources.streets).toMatchObject({ type: 'vector', url: 'pmtiles:///streets/tiles.pmtiles' })
  expect(layers.length).toBeGreaterThan(50)
  expect(text).not.toMatch(/https?:\/\/(?!www\.openstreetmap\.org\/copyright)|icon-image|Noto/)
  expect(text).toContain('name:de')
})
