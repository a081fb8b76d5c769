import { z } from 'zod'

/** A gazetteer as stored on disk: an array per column, one item per town. Names after the first are other names of the same town. */
export const placeFileSchema = z.object({
  country: z.string(),
  regions: z.array(z.string()),
  /** `name`, tab, other names with their language such as `fr:Bruxelles`, each after a tab. */
  names: z.string(),
  /** Index in `regions`, -1 for none. */
  region: z.array(z.int()),
  /** In ten thousandths of a degree. */
  lat: z.array(z.int()),
  lng: z.array(z.int()),
  /** Decimal logarithm of the population, in hundredths. */
  size: z.array(z.int()),
  /** Country of each town, where the file has more than one country; else absent. */
  countries: z.string().optional(),
})
export type PlaceFile = z.infer<typeof placeFileSchema>

export const DEGREE_PARTS = 10_000
export const SIZE_PARTS = 100
export const WORLD = 'world'
