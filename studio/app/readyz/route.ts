import { getPayload } from 'payload'
import { isDatabaseReady } from '../../src/is-database-ready.ts'
import config from '../../src/payload.config.ts'

export const dynamic = 'force-dynamic'

/** Ready to serve: the configuration loads, and the database answers with the tables of the migrations. */
export async function GET() {
  const ready = await getPayload({ config }).then(isDatabaseReady, () => false)
  return Response.json({ status: ready ? 'ready' : 'database unreachable' }, { status: ready ? 200 : 503 })
}
