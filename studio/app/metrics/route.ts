import { getPayload } from 'payload'
import { findFigures } from '../../src/admin/count-requests.ts'
import { isBuildGone } from '../../src/admin/is-build-gone.ts'
import { isDatabaseAway } from '../../src/admin/is-database-away.ts'
import { isMetricsReader } from '../../src/admin/is-metrics-reader.ts'
import config from '../../src/payload.config.ts'
import { findMediaFolder } from '../../src/platform/environment.ts'
import { FIGURES_TYPE, type PoolState } from '../../src/platform/figures.ts'
import { readDiskHealth } from '../../src/platform/watch-disk.ts'

export const dynamic = 'force-dynamic'

/** Answers with this admin's metrics, in Prometheus' format. */
export async function GET(request: Request) {
  if (!isMetricsReader(request.headers)) return new Response('These figures are for the operator', { status: 403 })
  const isAway = await isDatabaseAway()
  const gauges = {
    database_down: Number(isAway),
    build_gone: Number(isBuildGone(process.env.MENAGERIE_ADMIN_BUILD)),
    ...readDiskHealth(findMediaFolder()).gauges,
  }
  const pools: Record<string, PoolState> = isAway ? {} : { payload: (await getPayload({ config })).db.pool }
  return new Response(await findFigures().toText(gauges, pools), { headers: { 'content-type': FIGURES_TYPE } })
}
