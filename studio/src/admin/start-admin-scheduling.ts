import { getPayload } from 'payload'
import { startImporting } from '../imports/feed/start-importing.ts'
import { startScheduling } from '../jobs/scheduling/start-scheduling.ts'
import config from '../payload.config.ts'

/** Starts scheduling in the admin's process, which has loaded Payload anyway. */
export function startAdminScheduling(everyMs: number): void {
  const options = {
    databaseUrl: process.env.DATABASE_URL ?? '',
    everyMs,
    loadPayload: () => getPayload({ config }),
    logError: (message: string) => console.error(message),
  }
  startScheduling(options)
  startImporting(options)
}
