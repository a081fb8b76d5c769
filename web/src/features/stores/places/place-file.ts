import { z } from 'zod'

/** A gazetteer as it lies on disk: one column each, a line per town. Names after the first are other names of the same town. */
export const placeFileSchema = z.object({
  country: z.string(),
  regions: z.array(z.string()),
  /** `name`, tab, other names with their language such as `fr:Bruxelles`, each after a tab. */
  names: z.string(),
  /** Index in `regions`, -1 for none. */
  region: z.array(z.int()),
  /** Ten thousandths of a degree. */
  lat: z.array(z.int()),
  lng: z.array(z.int()),
  /** Hundredths of the decimal logarithm. */
  size: z.array(z.int()),
  /** Country of each town, where the file holds more than one country; else absent. */
  countries: z.string().optional(),
})
export type PlaceFile = z.infer<typeof placeFileSchema>

export const DEGREE_PARTS = 10_000
export const SIZE_PARTS = 100
export const WORLD = 'world'
