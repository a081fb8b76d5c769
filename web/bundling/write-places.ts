import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { readGazetteer } from '../src/features/stores/places/read-gazetteer.ts'
import { readWater } from '../src/features/stores/places/read-water.ts'
import { toMapTowns } from '../src/features/stores/places/to-map-towns.ts'
import { WATER_REGIONS } from '../src/features/stores/places/water-regions.ts'

type Written = { places: Record<string, string>; files: Record<string, string> }

const COUNTRIES = [...new Set(BRAND_LOCALES.map(({ country }) => country))]

/**
 * Writes the server's gazetteer into `folder`, one file per country, and the map's data into `assets`: land and borders, rivers
 * and lakes, and the names of towns. Returns file names by country, and those of the map by the names that the code uses.
 */
export function writePlaces(folder: string, assets: string): Written {
  const gazetteer = readGazetteer(COUNTRIES)
  const places = [...gazetteer].map(
    ([country, file]) => [country, write(folder, `places-${country}`, JSON.stringify(file))] as const,
  )
  const towns = [...gazetteer].map(
    ([country, file]) =>
      [`map/towns-${country}.json`, write(assets, `map-towns-${country}`, JSON.stringify(toMapTowns(file)))] as const,
  )
  const waters = WATER_REGIONS.map(
    (region) =>
      [`map/water-${region}.json`, write(assets, `map-water-${region}`, JSON.stringify(readWater(region)))] as const,
  )
  const land = readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8')
  const worker = readFileSync(createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'), 'utf8')
  return {
    places: Object.fromEntries(places),
    files: Object.fromEntries([
      ...towns,
      ['map/land.json', write(assets, 'map-land', land)],
      ...waters,
      ['map/worker.js', write(assets, 'map-worker', worker, 'js')],
    ]),
  }
}

function write(folder: string, name: string, text: string, type = 'json'): string {
  const file = `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${type}`
  writeFileSync(join(folder, file), text)
  return file
}
