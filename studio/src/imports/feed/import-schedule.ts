import { z } from 'zod'
import { runSettingsSchema } from '../desk/run-answer.ts'

export const LEAST_MINUTES = 15
export const MOST_MINUTES = 31 * 24 * 60

export const scheduleSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `https://…`, or `s3:folder/` of the bucket that the server's settings name. */
  address: z.string(),
  everyMinutes: z.number(),
  settings: runSettingsSchema,
  madeBy: z.string(),
  nextAt: z.string(),
  /** Why the last file could not be fetched. */
  failure: z.string().nullable(),
})
export type ImportSchedule = z.infer<typeof scheduleSchema>
