import { setTimeout as sleep } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { changesSchema } from '@menagerie/contract/feed'
import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'
import { UnknownCursor } from '../../publish/state/feed-cursor.ts'
import { type ReadAnswer, readChanges } from '../../publish/state/read-changes.ts'
import type { Api } from '../call/api.ts'
import { beginAnswer } from '../call/begin-answer.ts'
import { streamChanges } from '../call/change-stream.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import type { Grant } from '../call/tokens.ts'
import { SlowReader } from '../call/write-in-time.ts'

/** Longest wait for a republish, which can be read once older transactions have ended. */
const SETTLE_MS = 5_000
const SETTLE_STEP_MS = 50

const feedFields = {
  since: z.string().max(1_000, 'is not a cursor of this feed').optional().describe('Cursor of the last answer.'),
  sites: z
    .string()
    .max(10_000)
    .regex(/^[\w-]+\/[\w-]+(,[\w-]+\/[\w-]+)*$/, 'must be ids such as acme/de_DE, with commas')
    .optional()
    .describe(
      'Only changes of these sites. Of other sites the answer has only `counterpart` (the paths of their pages), for links to other languages.',
    ),
}

const listChanges = defineCall(
  {
    path: '/changes',
    summary: 'Returns the changes that were published after a cursor; without a cursor, everything',
    spec: 'architecture, Publishing',
    scope: 'feed',
    of: 'all',
    query: z.object(feedFields),
    answer: changesSchema,
  },
  async ({ api, grant, query }) => (await readSettled(api, query.since || undefined, scopeOf(grant, query))).changes,
)

const followChanges = defineCall(
  {
    path: '/changes/stream',
    summary: 'Sends the same changes as server-sent events when they are published',
    spec: 'architecture, Publishing',
    scope: 'feed',
    of: 'all',
    query: z.object(feedFields),
    answer: ['text/event-stream'],
    slot: 'stream',
  },
  async ({ api, c, grant, query }) => {
    const scope = scopeOf(grant, query)
    const since = c.req.header('last-event-id') || query.since || undefined
    // The first read happens before the head is sent, so that a wrong cursor or a failing database still gives an
    // ordinary error answer.
    const first = await readSettled(api, since, scope)
    const { outgoing } = c.env
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    if (!beginAnswer(outgoing, headers)) return RESPONSE_ALREADY_SENT
    const read = (cursor: string | undefined) => readUnlessDown(api, cursor, scope)
    streamChanges(outgoing, since, { first, read, subscribe: api.signal.subscribe, signal: api.stopping }).catch(
      (error: unknown) => {
        api.log({ level: error instanceof SlowReader ? 'warn' : 'error', path: c.req.path, message: String(error) })
        outgoing.destroy()
      },
    )
    return RESPONSE_ALREADY_SENT
  },
)

export const FEED_CALLS: readonly Call[] = [listChanges, followChanges]

type FeedScope = Parameters<typeof readChanges>[2]

function scopeOf(grant: Grant | undefined, { sites }: { sites?: string | undefined }): FeedScope {
  if (grant === undefined) throw new Error('The feed is never open')
  const ids = sites?.split(',')
  const unknown = ids?.filter((id) => findById(id) === undefined) ?? []
  if (unknown.length > 0)
    throw new CallRefusal(400, 'This site does not exist', { sites: [`names no site: ${unknown.join(', ')}`] })
  return { brand: grant.brand, sites: ids }
}

async function read(api: Api, since: string | undefined, scope: FeedScope): Promise<ReadAnswer | undefined> {
  try {
    return await readChanges(api.database.read, since, scope)
  } catch (error) {
    if (error instanceof UnknownCursor)
      throw new CallRefusal(400, error.message, { since: ['is not a cursor of this feed'] })
    throw error
  }
}

async function readSettled(api: Api, since: string | undefined, scope: FeedScope): Promise<ReadAnswer> {
  for (let waited = 0; waited <= SETTLE_MS; waited += SETTLE_STEP_MS) {
    const answer = await read(api, since, scope)
    if (answer !== undefined) return answer
    await sleep(SETTLE_STEP_MS)
  }
  throw new CallRefusal(503, 'The published state is being made anew')
}

/**
 * Undefined while the database is away, so that an open stream survives its restart. A hanging database is not queried:
 * each query would wait for its full timeout.
 */
async function readUnlessDown(api: Api, cursor: string | undefined, scope: FeedScope): Promise<ReadAnswer | undefined> {
  if (api.signal.isDown()) return undefined
  try {
    return await read(api, cursor, scope)
  } catch (error) {
    if (error instanceof CallRefusal && error.status === 503) return undefined
    throw error
  }
}
