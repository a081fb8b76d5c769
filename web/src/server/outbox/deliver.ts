import { setTimeout as wait } from 'node:timers/promises'
import { submissionAnswerSchema } from '@menagerie/contract/submissions'
import type { LogFields } from '../../platform/log.ts'
import { createBackoff } from '../../replica/backoff.ts'
import type { OutboxFile, WaitingRow } from './outbox-file.ts'

const CALL_MS = 10_000
/** Of a process that was killed: it gives its lease back after each call. Should it only be slow, a form is taken twice and stored once. */
const LEASE_MS = CALL_MS + 1_000
/** Also looks for what other processes have stored. */
const LOOK_MS = 500
/** Short: an attempt costs one call of a thread that has nothing else to do, and all of it is to be there soon after a pause (goal R2). */
const BACKOFF_MS = { first: 250, last: 2_000 }
/** What the studio cannot take is kept and tried again; meanwhile others go first. */
const POSTPONE_MS = 60 * 60_000
const REMEMBER_MS = 24 * 60 * 60_000
/** The studio understood the call, and will say the same the next time. */
const BAD_CONTENT = [400, 413, 422]

export type Target = { url: string; token: string }
export type Notice = (level: 'info' | 'warn' | 'error', text: string, fields: LogFields) => void
type Delivery = {
  file: OutboxFile
  target: Target
  owner: string
  notice: Notice
  signal: AbortSignal
  clock?: () => number
}

type Sent = 'delivered' | 'refused' | 'unreachable'

/** Hands what is stored to the studio, oldest first, as long as the process lives. A failure never ends it. */
export async function deliver(delivery: Delivery): Promise<void> {
  const { file, owner, notice, signal, clock = Date.now } = delivery
  const backoff = createBackoff(BACKOFF_MS.first, BACKOFF_MS.last)
  while (!signal.aborted) {
    const wasFresh = backoff.isFresh
    const pause = await deliverOldest(delivery).then(
      (sent) => {
        if (sent !== 'unreachable') backoff.reset()
        else if (wasFresh) notice('warn', 'The studio does not take forms; they wait', { waiting: file.waiting() })
        if (sent === undefined) file.forgetDelivered(clock() - REMEMBER_MS)
        return sent === 'unreachable' ? backoff.next() : sent === undefined ? LOOK_MS : 0
      },
      (error) => {
        notice('error', 'The outbox could not be read', { owner, error: String(error) })
        return backoff.next()
      },
    )
    if (pause > 0) await wait(pause, undefined, { signal }).catch(() => {})
  }
}

/** Undefined: there is nothing to deliver, or another process does. */
async function deliverOldest(delivery: Delivery): Promise<Sent | undefined> {
  const { file, target, owner, signal, clock = Date.now } = delivery
  const rows = file.findOldest(clock())
  if (rows.length === 0 || !file.lease(owner, clock(), clock() + LEASE_MS)) return undefined
  const sent = await send(target, rows, signal)
  if (sent === 'delivered') {
    file.delivered(toIds(rows), owner, clock())
    return sent
  }
  const ended = sent === 'refused' ? await deliverEach(delivery, rows) : sent
  file.giveBackLease(owner)
  return ended
}

/** One of them is at fault: each goes alone, and that one is put off. */
async function deliverEach(
  { file, target, owner, notice, signal, clock = Date.now }: Delivery,
  rows: readonly WaitingRow[],
): Promise<Sent> {
  for (const row of rows) {
    const alone = rows.length === 1 ? 'refused' : await send(target, [row], signal)
    if (alone === 'unreachable') return alone
    if (alone === 'delivered') file.delivered([row.id], owner, clock())
    else {
      file.postpone(row.id, clock() + POSTPONE_MS)
      notice('error', 'The studio refuses a form; it is kept and tried again', { id: row.id })
    }
  }
  return 'delivered'
}

const toIds = (rows: readonly WaitingRow[]) => rows.map(({ id }) => id)

async function send({ url, token }: Target, rows: readonly WaitingRow[], signal: AbortSignal): Promise<Sent> {
  const address = new URL(`${url}/submissions`)
  address.searchParams.set('token', token)
  address.searchParams.set('brand', rows[0]?.brand ?? '')
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: `{"submissions":[${rows.map(({ body }) => body).join(',')}]}`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
    })
    const json: unknown = await answer.json()
    const stored = submissionAnswerSchema.safeParse(json).data?.stored ?? []
    if (answer.ok && toIds(rows).every((id) => stored.includes(id))) return 'delivered'
    return BAD_CONTENT.includes(answer.status) ? 'refused' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
