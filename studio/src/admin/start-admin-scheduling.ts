import { getPayload } from 'payload'
import { startScheduling } from '../jobs/scheduling/start-scheduling.ts'
import config from '../payload.config.ts'

/** In the process of the admin, which has Payload anyway. */
export function startAdminScheduling(everyMs: number): void {
  startScheduling({
    databaseUrl: process.env.DATABASE_URL ?? '',
    everyMs,
    loadPayload: () => getPayload({ config }),
    logError: (message) => console.error(message),
  })
}
