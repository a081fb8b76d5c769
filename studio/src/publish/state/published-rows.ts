import { z } from 'zod'

const sourceRow = z.object({ source: z.string() })
const siteRow = z.object({ site: z.string() })

/** Documents (`pages/{id}`) that rows of the published state come from. */
export const sourcesOf = (rows: readonly unknown[]): string[] => rows.map((row) => sourceRow.parse(row).source)

/** Reads the site of stored documents, or of rows asked for their `site`. */
export const siteOf = (row: unknown): string => siteRow.parse(row).site
