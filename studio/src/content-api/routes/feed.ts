import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { UnknownCursor } from '../../publish/feed-cursor.ts'
import { type ReadAnswer, readChanges } from '../../publish/read-changes.ts'
import { type Api, grantOf } from '../api.ts'
import { SlowReader, streamChanges } from '../change-stream.ts'
import { Refusal } from '../refusal.ts'

/** A republish may be read as soon as older transactions are through; a call waits so long for it. */
const SETTLE_MS = 5_000
const SETTLE_STEP_MS = 50

/** Design §5: /changes?since= and /changes/stream. */
export function addFeedCalls(app: Hono<{ Bindings: HttpBindings }>, api: Api): void {
  app.get('/changes', async (c) => {
    const { brand } = grantOf(api, c, 'feed')
    const { changes } = await readSettled(api, c.req.query('since') || undefined, brand)
    return c.json(changes)
  })
  app.get('/changes/stream', async (c) => {
    const { brand } = grantOf(api, c, 'feed')
    const since = c.req.header('last-event-id') || c.req.query('since') || undefined
    // Read once before the head is sent: a wrong cursor or a dead database is still an ordinary refusal.
    const first = await readSettled(api, since, brand)
    const { outgoing } = c.env
    outgoing.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const read = (cursor: string | undefined) => readUnlessDown(api, cursor, brand)
    streamChanges(outgoing, since, { first, read, subscribe: api.signal.subscribe, signal: api.stopping }).catch(
      (error: unknown) => {
        api.log({ level: error instanceof SlowReader ? 'warn' : 'error', path: c.req.path, message: String(error) })
        outgoing.destroy()
      },
    )
    return RESPONSE_ALREADY_SENT
  })
}

async function read(api: Api, since: string | undefined, brand: string): Promise<ReadAnswer | undefined> {
  try {
    return await readChanges(api.database.read, since, { brand })
  } catch (error) {
    if (error instanceof UnknownCursor)
      throw new Refusal(400, error.message, { since: ['is not a cursor of this feed'] })
    throw error
  }
}

async function readSettled(api: Api, since: string | undefined, brand: string): Promise<ReadAnswer> {
  for (let waited = 0; waited <= SETTLE_MS; waited += SETTLE_STEP_MS) {
    const answer = await read(api, since, brand)
    if (answer !== undefined) return answer
    await sleep(SETTLE_STEP_MS)
  }
  throw new Refusal(503, 'The published state is being made anew')
}

/** An open stream outlives a restart of the database. */
async function readUnlessDown(api: Api, cursor: string | undefined, brand: string): Promise<ReadAnswer | undefined> {
  try {
    return await read(api, cursor, brand)
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) return undefined
    throw error
  }
}
