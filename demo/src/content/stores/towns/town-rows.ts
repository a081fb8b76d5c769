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

/** A line of a country's file, all as text. The last three are filled in by `place-towns.ts`. */
const townRow = z.strictObject({
  /** Name as people there write it. */
  name: z.string().min(1),
  /** Province, county, state or the like; empty where addresses do without. */
  region: z.string(),
  /** Postal codes of its middle and its quarters, `|` between them. */
  postalCodes: z.string().min(1),
  /** Form of the telephone numbers that are kept for fiction there, a hash for each digit left open. */
  phone: z.string(),
  /** In GeoNames, where it is not the name people there use. */
  gazetteerName: z.string(),
  /** Where the land is, in towns at the water. */
  inland: z.enum(['', ...BEARINGS]),
  lat: z.string(),
  lng: z.string(),
  population: z.string(),
})
export type TownRow = z.infer<typeof townRow>

/** Names, regions and postcodes hold no tabs. Cells at the end may be left out until the script has run. */
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
