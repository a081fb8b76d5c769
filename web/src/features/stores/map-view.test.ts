import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { startViewOf } from './map-view.ts'

test('the international map shows the world, every other map its country', () => {
  for (const site of BRAND_LOCALES) {
    const { zoom } = startViewOf(site)
    const [least, most] = site.code === 'en_US' ? [2, 2] : [5, 8]
    expect(zoom >= least && zoom <= most, site.id).toBe(true)
  }
})

test('locales of one country share a map, and different countries have different maps', () => {
  const maps = new Map(BRAND_LOCALES.map((site) => [site.country, JSON.stringify(startViewOf(site))]))
  for (const site of BRAND_LOCALES) expect(maps.get(site.country), site.id).toBe(JSON.stringify(startViewOf(site)))
  expect(new Set(maps.values()).size).toBe(maps.size)
})
