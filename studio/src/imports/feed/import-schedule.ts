import { z } from 'zod'
import { runSettingsSchema } from '../desk/run-answer.ts'

export const LEAST_MINUTES = 15
export const MOST_MINUTES = 31 * 24 * 60

export const scheduleSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `https://…`, or `s3:folder/` in the bucket that is configured on the server. */
  address: z.string(),
  everyMinutes: z.number(),
  settings: runSettingsSchema,
  madeBy: z.string(),
  nextAt: z.string(),
  /** Why the last file could not be fetched, if it could not. */
  failure: z.string().nullable(),
})
export type ImportSchedule = z.infer<typeof scheduleSchema>
