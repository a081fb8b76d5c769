import { z } from 'zod'
import { FIGURES_TYPE } from '../../platform/figures.ts'
import type { Api } from '../call/api.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { isOperator } from '../call/is-operator.ts'
import { CallRefusal } from '../call/refusal.ts'
import { type OpenApiDocument, toOpenApi } from '../call/to-open-api.ts'

const livesCall = defineCall(
  {
    path: '/healthz',
    summary: 'Tells whether the process is running',
    spec: 'architecture, Processes',
    scope: 'open',
    of: 'all',
    query: z.object({}),
    answer: z.object({ status: z.literal('ok') }),
  },
  async () => ({ status: 'ok' }) as const,
)

const isReadyCall = defineCall(
  {
    path: '/readyz',
    summary: 'Tells whether the process is ready, and which parts are degraded',
    spec: 'architecture, Processes',
    scope: 'open',
    of: 'all',
    query: z.object({}),
    answer: z.object({ status: z.literal('ready'), degraded: z.array(z.string()) }),
  },
  async ({ api, c }) => {
    await requireDatabase(api)
    // Details of faults are only for the operator; a load balancer needs only the status.
    return { status: 'ready', degraded: isOperator(api, c) ? [...api.health().degraded] : [] } as const
  },
)

/**
 * Throws if the database is unusable. Checks the feed's connection first, because a query to a hanging database would
 * delay this call.
 */
async function requireDatabase(api: Api): Promise<void> {
  if (api.signal.isDown()) throw new CallRefusal(503, 'The database does not answer at the moment')
  const rows = await api.database.read('select epoch from published.meta')
  if (rows.length === 0) throw new CallRefusal(503, 'The database is not migrated yet')
}

const metricsCall = defineCall(
  {
    path: '/metrics',
    summary: 'Returns the metrics of the process in Prometheus format. Callers need METRICS_TOKEN',
    spec: 'architecture, Processes',
    scope: 'open',
    of: 'all',
    query: z.object({}),
    answer: ['text/plain'],
    refusals: { 403: 'The caller may not read the metrics' },
  },
  async ({ api, c }) => {
    if (!isOperator(api, c)) throw new CallRefusal(403, 'These figures are for the operator')
    const gauges = { database_down: Number(api.signal.isDown()), ...api.health().gauges }
    return c.body(await api.figures.toText(gauges, api.pools()), 200, { 'content-type': FIGURES_TYPE })
  },
)

/** Gets the calls lazily, because this call is one of them. */
export function describeCall(calls: () => readonly Call[]): Call {
  let document: OpenApiDocument | undefined
  return defineCall(
    {
      path: '/openapi.json',
      summary: 'Returns this description of all calls',
      spec: 'architecture, Publishing',
      scope: 'open',
      of: 'all',
      query: z.object({}),
      answer: z.looseObject({ openapi: z.string() }),
    },
    async () => {
      document ??= toOpenApi(calls())
      return document
    },
  )
}

export const HEALTH_CALLS: readonly Call[] = [livesCall, isReadyCall, metricsCall]
