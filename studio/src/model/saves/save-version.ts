import { z } from 'zod'

/** Header of a save with the time of the version that it was based on: `"2026-11-22T10:00:00.000Z"`. */
export const BASED_ON = 'If-Match'

/** Query parameter for scripts that overwrite deliberately; the version records it. */
export const OVERWRITE = 'overwrite'

/** Sent with a refused save: the newest version and its author. */
export const staleSchema = z.object({ version: z.string(), savedBy: z.string().nullable() })
export type Stale = z.infer<typeof staleSchema>

export const toBasedOn = (version: string): string => `"${version}"`

/** Undefined if the header contains no valid time. */
export function readBasedOn(header: string | null): string | undefined {
  const time = Date.parse(header?.replace(/^W\//, '').replaceAll('"', '') ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
