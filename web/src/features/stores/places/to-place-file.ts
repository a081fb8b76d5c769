import { DEGREE_PARTS, type PlaceFile, SIZE_PARTS } from './place-file.ts'
import { REGION_NAMES } from './region-names.ts'
import { TOWN_NAMES } from './town-names.ts'

/** A town from the gazetteer package; `adminCode` is its province within the country. */
type PlaceTown = {
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: readonly [lng: number, lat: number] }
}
/** `NL.11` and its name. */
type Region = { code: string; name: string }

/** Makes the file of one country, or of the world, the largest towns first. */
export function toPlaceFile(country: string, towns: readonly PlaceTown[], regions: readonly Region[]): PlaceFile {
  const sorted = [...towns].sort((a, b) => b.population - a.population)
  const names = regionNames(regions, country)
  const codes = sorted.map((town) => `${town.country}.${town.adminCode}`)
  const used = [...new Set(codes)].filter((code) => names.has(code))
  const places = new Map(used.map((code, at) => [code, at]))
  const countries = sorted.map((town) => town.country)
  return {
    country,
    regions: used.map((code) => names.get(code) ?? ''),
    names: sorted.map(toNames).join('\n'),
    region: codes.map((code) => places.get(code) ?? -1),
    lat: sorted.map(({ loc }) => Math.round(loc.coordinates[1] * DEGREE_PARTS)),
    lng: sorted.map(({ loc }) => Math.round(loc.coordinates[0] * DEGREE_PARTS)),
    size: sorted.map(({ population }) => Math.round(Math.log10(Math.max(1, population)) * SIZE_PARTS)),
    ...(new Set(countries).size > 1 && { countries: countries.join(',') }),
  }
}

/** Returns names of regions: in a country's file in its own language, in that of the world in English. */
function regionNames(regions: readonly Region[], country: string): Map<string, string> {
  const own = Object.entries(REGION_NAMES).flatMap(([code, rows]) =>
    (code === country ? rows.split('|') : []).map(
      (row) => [`${code}.${row.slice(0, row.indexOf('='))}`, row.slice(row.indexOf('=') + 1)] as const,
    ),
  )
  return new Map([...regions.map(({ code, name }) => [code, name] as const), ...own])
}

const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWN_NAMES).flatMap(([country, rows]) =>
    rows
      .trim()
      .split(/\n| ;; /)
      .map((row) => [`${country} ${row.slice(0, row.indexOf('='))}`, row.slice(row.indexOf('=') + 1)] as const),
  ),
)

function toNames({ name, country, population }: PlaceTown): string {
  const others = population >= LEAST_NAMED ? OTHER_NAMES.get(`${country} ${name}`) : undefined
  return others === undefined ? name : [name, ...others.split('|')].join('\t')
}

/** Smaller towns get no other names: villages may share the name of a town. */
const LEAST_NAMED = 8_000
