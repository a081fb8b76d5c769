import { isBuildGone } from '../../src/admin/is-build-gone.ts'
import { isDatabaseAway } from '../../src/admin/is-database-away.ts'

export const dynamic = 'force-dynamic'

/** Ready to serve: its build is there, the configuration loads, and the database answers with the tables of the migrations. */
export async function GET() {
  const problem = await findProblem()
  return Response.json({ status: problem ?? 'ready' }, { status: problem ? 503 : 200 })
}

async function findProblem(): Promise<string | undefined> {
  if (isBuildGone(process.env.MENAGERIE_ADMIN_BUILD)) return 'the files of its build are gone: start it again'
  return (await isDatabaseAway()) ? 'database unreachable' : undefined
}
