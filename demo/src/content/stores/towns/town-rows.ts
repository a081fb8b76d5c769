import { readFileSync } from 'node:fs'
import { z } from 'zod'

const COLUMNS = [
  'name',
  'region',
  'postalCodes',
  'phone',
  'gazetteerName',
  'inland',
  'lat',
  'lng',
  'population',
] as const

export const BEARINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

/** A line of a country's file, all as text. `place-towns.ts` fills in the last three. */
const townRow = z.strictObject({
  /** Local name. */
  name: z.string().min(1),
  /** Province, county, state or the like; empty if addresses do not contain it. */
  region: z.string(),
  /** Postal codes of its centre and districts, separated by `|`. */
  postalCodes: z.string().min(1),
  /** Form of the local telephone numbers reserved for fiction, with a hash for each open digit. */
  phone: z.string(),
  /** Name in GeoNames, if it differs from the local one. */
  gazetteerName: z.string(),
  /** Direction of the land, for towns on the coast. */
  inland: z.enum(['', ...BEARINGS]),
  lat: z.string(),
  lng: z.string(),
  population: z.string(),
})
export type TownRow = z.infer<typeof townRow>

/** Parses tab-separated rows: names, regions and postcodes contain no tabs. Cells at the end may be missing until the script has run. */
export function parseTownRows(tsv: string, file: string): TownRow[] {
  const [, ...lines] = tsv.replace(/\n$/, '').split('\n')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const row = Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at] ?? '']))
    const parsed = townRow.safeParse(row)
    if (parsed.success && cells.length <= COLUMNS.length) return parsed.data
    throw new Error(`${file}:${index + 2}: "${line}" is no row of a town`)
  })
}

export function toTsv(rows: readonly TownRow[]): string {
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')
}

export const townFile = (market: string): URL => new URL(`${market}.tsv`, import.meta.url)

export function readTownRows(market: string): TownRow[] {
  return parseTownRows(readFileSync(townFile(market), 'utf8'), `demo/src/content/stores/towns/${market}.tsv`)
}
