import { z } from 'zod'

/** Header of a save: `"2026-11-22T10:00:00.000Z"`, the time of the version that it was based on. */
export const BASED_ON = 'If-Match'

/** In the query of a save by a script that means to write over whatever stands there; the version remembers it. */
export const OVERWRITE = 'overwrite'

/** What a refused save is told beside the sentence: the version that stands now, and whose it is. */
export const staleSchema = z.object({ version: z.string(), savedBy: z.string().nullable() })
export type Stale = z.infer<typeof staleSchema>

export const toBasedOn = (version: string): string => `"${version}"`

/** Absent where the header says no time. */
export function readBasedOn(header: string | null): string | undefined {
  const time = Date.parse(header?.replace(/^W\//, '').replaceAll('"', '') ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
