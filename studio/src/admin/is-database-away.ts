import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { answersInTime } from '../platform/answers-in-time.ts'

const PATIENCE_MS = 2_000

/** True if the database does not answer, or its tables are missing. */
export async function isDatabaseAway(): Promise<boolean> {
  return !(await answersInTime(async () => {
    const payload = await getPayload({ config })
    await payload.db.pool.query('select from users limit 1')
  }, PATIENCE_MS))
}
