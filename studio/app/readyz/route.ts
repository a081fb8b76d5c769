import { isDatabaseAway } from '../../src/admin/is-database-away.ts'

export const dynamic = 'force-dynamic'

/** Ready to serve: the configuration loads, and the database answers with the tables of the migrations. */
export async function GET() {
  const ready = !(await isDatabaseAway())
  return Response.json({ status: ready ? 'ready' : 'database unreachable' }, { status: ready ? 200 : 503 })
}
