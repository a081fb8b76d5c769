import { connect as connectPlain } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import { z } from 'zod'
import { isProduction } from '../../platform/environment.ts'
import type { Health } from '../../platform/health.ts'
import type { MailSettings } from './settings.ts'

/** A pool of PostgreSQL. */
type Rows = { query: (text: string) => Promise<{ rows: unknown[] }> }

const NO_SERVER = 'mail: SMTP_URL is not set, so each mail becomes a file and reaches no person'
const ANSWER_MS = 5_000
/** Longer than the first two tries take: a later mail has failed. */
const LATE_S = 120

const rowSchema = z.object({ waiting: z.coerce.number(), late_s: z.coerce.number(), dead: z.coerce.number() })

/** Deliveries to inactive or deleted receivers are not tried, so operators cannot do anything about them. */
const TABLES = {
  mails: 'mails q',
  deliveries: 'deliveries q join receivers r on r.id = q.receiver_id and r.active',
} as const

const countOf = (table: keyof typeof TABLES) => `
  select count(*) filter (where q.state = 'queued') as waiting, count(*) filter (where q.state = 'dead') as dead,
    coalesce(extract(epoch from now() - min(q.created_at) filter (where q.state = 'queued')), 0) as late_s
  from ${TABLES[table]} where q.state in ('queued', 'dead')`

/** Health of mail: whether the server answers, and what is waiting. Another check reports an unreachable database. */
export async function readMailHealth(pool: Rows, { smtpUrl }: Pick<MailSettings, 'smtpUrl'>): Promise<Health> {
  const fault = smtpUrl === undefined ? undefined : await findServerFault(smtpUrl)
  const [mails, deliveries] = await Promise.all([read(pool, 'mails'), read(pool, 'deliveries')])
  return {
    degraded: [
      ...(fault === undefined ? [] : [`mail: its server does not answer: ${fault}`]),
      ...(smtpUrl === undefined && isProduction() ? [NO_SERVER] : []),
      ...(mails.late_s > LATE_S
        ? [`mail: ${mails.waiting} mails wait, the oldest for ${Math.round(mails.late_s)} s`]
        : []),
      ...(deliveries.late_s > LATE_S
        ? [`receivers: ${deliveries.waiting} deliveries wait, the oldest for ${Math.round(deliveries.late_s)} s`]
        : []),
    ],
    gauges: {
      mail_server_down: Number(fault !== undefined),
      mails_waiting: mails.waiting,
      mails_oldest_seconds: mails.late_s,
      mails_dead: mails.dead,
      deliveries_waiting: deliveries.waiting,
      deliveries_oldest_seconds: deliveries.late_s,
      deliveries_dead: deliveries.dead,
    },
  }
}

async function read(pool: Rows, table: keyof typeof TABLES) {
  const { rows } = await pool.query(countOf(table))
  return rowSchema.parse(rows[0])
}

/** Waits for the server's greeting without signing in, because providers limit sign-ins. */
function findServerFault(address: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(address)
  const isSecure = protocol === 'smtps:'
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (isSecure ? 465 : 587)) }
  const socket = isSecure ? connectSecure({ ...to, servername: to.host }) : connectPlain(to)
  return new Promise((resolve) => {
    const end = (fault: string | undefined) => {
      socket.destroy()
      resolve(fault)
    }
    socket.setTimeout(ANSWER_MS, () => end(`nothing came for ${ANSWER_MS / 1_000} s`))
    socket.once('error', (error) => end(error.message))
    socket.once('close', () => end('the connection was closed'))
    socket.once('data', (greeting) =>
      end(/^2\d\d/.test(greeting.toString('latin1')) ? undefined : 'it greets with a refusal'),
    )
  })
}
