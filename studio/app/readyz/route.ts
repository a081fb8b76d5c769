import { getPayload } from 'payload'
import { answersInTime } from '../../src/answers-in-time.ts'
import config from '../../src/payload.config.ts'

export const dynamic = 'force-dynamic'

const PATIENCE_MS = 2000

/** Ready to serve: the configuration loads, and the database answers with the tables of the migrations. */
export async function GET() {
  const ready = await answersInTime(askDatabase, PATIENCE_MS)
  return Response.json({ status: ready ? 'ready' : 'database unreachable' }, { status: ready ? 200 : 503 })
}

async function askDatabase() {
  const payload = await getPayload({ config })
  await payload.db.pool.query('select from users limit 1')
}
