import { z } from 'zod'

/** Maps the columns and words of a company's file to those of the studio; stored by name or as a file. */
export const mappingSchema = z.strictObject({
  /** Column of the file → field with scope: `{"Artikelbezeichnung": "name:de"}`; `-` ignores a column. */
  columns: z.record(z.string(), z.string()).default({}),
  /**
   * Words by field, from the file's to the studio's: `{"facets.flavor": {"Lachs": "salmon"}}`; several separated by
   * `|`, an empty text for none.
   */
  words: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Scope of columns without one, such as `acme/nl_NL`. */
  site: z.string().optional(),
  /** Values for new products without the field: `{"brands": "acme", "url_slug:nl": "honden"}`. */
  defaults: z.record(z.string(), z.string()).default({}),
  /** Whether an empty cell empties its field; by default it leaves the field unchanged. */
  emptyCells: z.enum(['keep', 'clear']).default('keep'),
})
export type Mapping = z.infer<typeof mappingSchema>

export const NO_MAPPING: Mapping = mappingSchema.parse({})
