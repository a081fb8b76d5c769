import { z } from 'zod'

const sourceRow = z.object({ source: z.string() })
const siteRow = z.object({ site: z.string() })

/** Sources (`pages/{id}`) of rows of the published state. */
export const sourcesOf = (rows: readonly unknown[]): string[] => rows.map((row) => sourceRow.parse(row).source)

/** Reads the site of a stored document, or of a row with a column `site`. */
export const siteOf = (row: unknown): string => siteRow.parse(row).site
