import { z } from 'zod'

/** How the columns and words of a company's file are ours; kept by name, or a file of its own. */
export const mappingSchema = z.strictObject({
  /** Column of the file → field, with its scope: `{"Artikelbezeichnung": "name:de"}`; `-` leaves a column out. */
  columns: z.record(z.string(), z.string()).default({}),
  /** Words by field, word of the file → ours: `{"facets.flavor": {"Lachs": "salmon"}}`; several with `|`, none with an empty text. */
  words: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** What columns without a scope speak of, such as `acme/nl_NL`. */
  site: z.string().optional(),
  /** For products without the field: `{"brands": "acme", "url_slug:nl": "honden"}`. */
  defaults: z.record(z.string(), z.string()).default({}),
  /** Whether an empty cell empties its field; else it leaves the field as it is. */
  emptyCells: z.enum(['keep', 'clear']).default('keep'),
})
export type Mapping = z.infer<typeof mappingSchema>

export const NO_MAPPING: Mapping = mappingSchema.parse({})
