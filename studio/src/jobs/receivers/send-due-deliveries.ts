import type { Pool } from 'pg'
import { z } from 'zod'
import { toStoredReason } from '../mail/stored-reason.ts'
import { postToReceiver } from './post-to-receiver.ts'
import type { OwnHosts } from './receiver-address.ts'
import { toDeliveryRequest } from './to-delivery-request.ts'

/** Number of tries (about fourteen hours) after which a delivery is given up. */
export const MAX_TRIES = 12
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 6 * 3600
/** If a process dies while sending, another one may try after this time. */
const CLAIM_S = 120
const AT_ONCE = 10
/** Status of a receiver that is permanently gone. */
const GONE = 410

const rowsSchema = z.array(
  z.object({
    id: z.uuid(),
    body: z.string(),
    attempts: z.coerce.number(),
    kind: z.enum(['webhook', 'form']),
    url: z.string(),
    secret: z.string(),
    former_secret: z.string().nullable(),
  }),
)
type DeliveryRow = z.infer<typeof rowsSchema>[number]

/**
 * Sends due deliveries, those of each receiver oldest first; returns how many were tried. Receivers take turns: one that
 * is away, with hundreds of forms that are tried again, delays no other. Safe in several processes at once.
 */
export async function sendDueDeliveries(pool: Pool, own: OwnHosts, now = Date.now): Promise<number> {
  const { rows } = await pool.query(
    `update deliveries d set attempts = d.attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_S}), updated_at = now()
     from receivers r
     where r.id = d.receiver_id and d.id in (
       select due.id from deliveries due join (
         select q.id, row_number() over (partition by q.receiver_id order by q.next_attempt_at) as turn
         from deliveries q join receivers active on active.id = q.receiver_id and active.active
         where q.state = 'queued' and q.next_attempt_at <= now()) ranked on ranked.id = due.id
       where due.state = 'queued' and due.next_attempt_at <= now() order by ranked.turn, due.next_attempt_at
       limit ${AT_ONCE} for update of due skip locked)
     returning d.id, d.body, d.attempts, r.kind, coalesce(r.url, '') as url, coalesce(r.secret, '') as secret,
       case when r.former_secret_ends > now() then r.former_secret end as former_secret`,
  )
  const claimed = rowsSchema.parse(rows)
  await Promise.all(claimed.map((row) => sendOne(pool, own, row, now())))
  return claimed.length
}

/** Empties the body after a successful delivery: the submission still has its content. */
async function sendOne(pool: Pool, own: OwnHosts, row: DeliveryRow, nowMs: number): Promise<void> {
  const fault = await findFault(row, own, nowMs)
  if (fault === undefined) {
    await pool.query(
      `update deliveries set state = 'sent', body = '', sent_at = now(), last_error = null, updated_at = now() where id = $1`,
      [row.id],
    )
    return
  }
  const isOver = row.attempts >= MAX_TRIES || fault.isForGood
  const waitS = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (row.attempts - 1))
  await pool.query(
    `update deliveries set state = $2::enum_deliveries_state, last_error = $3, next_attempt_at = now() + make_interval(secs => $4), updated_at = now()
     where id = $1`,
    [row.id, isOver ? 'dead' : 'queued', toStoredReason(fault.reason), waitS],
  )
}

type Fault = { reason: string; isForGood: boolean }

async function findFault(row: DeliveryRow, own: OwnHosts, nowMs: number): Promise<Fault | undefined> {
  try {
    const status = await postToReceiver(row.url, toDeliveryRequest(row, nowMs), own)
    return isTaken(row, status) ? undefined : { reason: `It responded with ${status}`, isForGood: status === GONE }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error), isForGood: false }
  }
}

/** A form handler of a hosting provider answers success with a redirect to its thank-you page. */
const isTaken = ({ kind }: DeliveryRow, status: number) => status >= 200 && status < (kind === 'form' ? 400 : 300)
