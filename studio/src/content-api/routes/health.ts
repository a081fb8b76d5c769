import { z } from 'zod'
import { type Call, defineCall } from '../call/define-call.ts'
import { Refusal } from '../call/refusal.ts'
import { type OpenApiDocument, toOpenApi } from '../call/to-open-api.ts'

const livesCall = defineCall(
  {
    path: '/healthz',
    summary: 'Whether the process lives',
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
    summary: 'Whether it can do its work',
    spec: 'architecture, Processes',
    scope: 'open',
    of: 'all',
    query: z.object({}),
    answer: z.object({ status: z.literal('ready') }),
  },
  async ({ api }) => {
    const rows = await api.database.read('select epoch from published.meta')
    if (rows.length === 0) throw new Refusal(503, 'The database is not migrated yet')
    return { status: 'ready' } as const
  },
)

/** Describes itself, too, so it takes the calls when it is asked. */
export function describeCall(calls: () => readonly Call[]): Call {
  let document: OpenApiDocument | undefined
  return defineCall(
    {
      path: '/openapi.json',
      summary: 'This description',
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

export const HEALTH_CALLS: readonly Call[] = [livesCall, isReadyCall]
