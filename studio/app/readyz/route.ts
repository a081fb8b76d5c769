import { isBuildGone } from '../../src/admin/is-build-gone.ts'
import { isDatabaseAway } from '../../src/admin/is-database-away.ts'
import { isMetricsReader } from '../../src/admin/is-metrics-reader.ts'
import { findMediaFolder } from '../../src/platform/environment.ts'
import { readDiskHealth } from '../../src/platform/watch-disk.ts'

export const dynamic = 'force-dynamic'

/** Ready to serve: its build is there, the configuration loads, and the database answers with the tables of the migrations. */
export async function GET(request: Request) {
  const problem = await findProblem()
  if (problem) return Response.json({ status: problem }, { status: 503 })
  const degraded = isMetricsReader(request.headers) ? readDiskHealth(findMediaFolder()).degraded : []
  return Response.json({ status: 'ready', degraded })
}

async function findProblem(): Promise<string | undefined> {
  if (isBuildGone(process.env.MENAGERIE_ADMIN_BUILD)) return 'the files of its build are gone: start it again'
  return (await isDatabaseAway()) ? 'database unreachable' : undefined
}
