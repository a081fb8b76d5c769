import { toLaterTraceparent } from '@menagerie/contract/trace'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { inSpan } from '@menagerie/telemetry/in-span'
import type { Pool } from 'pg'
import { z } from 'zod'
import { hideLinkKeys } from './hide-link-keys.ts'
import type { MailSettings } from './settings.ts'
import { toStoredReason } from './stored-reason.ts'
import type { Transport } from './transport.ts'

/** Tries with a refusal by the server after which a mail is given up. */
const MAX_ATTEMPTS = 10
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 6 * 3600
/** Time for which a mail waits while the server is unreachable; the pauses grow to a quarter of an hour. */
export const KEPT_FOR_SERVER_S = 72 * 3600
const LONGEST_WAIT_FOR_SERVER_S = 900
const SHARE_OF_AGE = 0.25
/** If a process dies while sending, another one may try after this time. Begins anew with each mail of a batch, as a slow server may need a minute for each. */
const CLAIM_S = 300
const AT_ONCE = 20

const rowSchema = z.object({
  id: z.uuid(),
  brand: z.enum(BRAND_KEYS),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  reply_to: z.string().nullable(),
  unsubscribe: z.string().nullable(),
  message_id: z.string(),
  attempts: z.coerce.number(),
  age_s: z.coerce.number(),
  trace: z.string().nullable(),
})
type MailRow = z.infer<typeof rowSchema>

/** Sends due mails, oldest first; returns how many were tried. Safe in several processes at once. */
export async function sendDueMails(pool: Pool, transport: Transport, settings: MailSettings): Promise<number> {
  const { rows } = await pool.query(
    `update mails set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_S}), updated_at = now()
     where id in (
       select id from mails where state = 'queued' and next_attempt_at <= now() order by next_attempt_at
       limit ${AT_ONCE} for update skip locked)
     returning id, brand, recipient, subject, text, html, reply_to, unsubscribe, message_id, attempts,
       extract(epoch from now() - created_at) as age_s, trace`,
  )
  const claimed = z.array(rowSchema).parse(rows)
  for (const row of claimed) if (await renewClaim(pool, row)) await sendTraced(pool, transport, settings, row)
  return claimed.length
}

/** Returns false if the claim had ended and another process has taken the mail, or if the mail was deleted meanwhile. */
async function renewClaim(pool: Pool, { id, attempts }: MailRow): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update mails set next_attempt_at = now() + make_interval(secs => ${CLAIM_S}) where id = $1 and state = 'queued' and attempts = $2`,
    [id, attempts],
  )
  return rowCount === 1
}

/** The span belongs to the trace of the form or call that caused the mail. */
async function sendTraced(pool: Pool, transport: Transport, settings: MailSettings, row: MailRow): Promise<void> {
  const traceparent = row.trace === null ? undefined : toLaterTraceparent(row.trace)
  try {
    await inSpan('send mail', { kind: 'producer', traceparent }, () => sendOne(transport, settings, row))
  } catch (error) {
    await noteFailure(pool, row, error)
    return
  }
  await pool.query(
    `update mails set state = 'sent', text = $2, html = $3, unsubscribe = nullif($4, ''), sent_at = now(), last_error = null, updated_at = now() where id = $1`,
    [row.id, ...[row.text, row.html, row.unsubscribe ?? ''].map(hideLinkKeys)],
  )
}

async function sendOne(transport: Transport, settings: MailSettings, row: MailRow): Promise<void> {
  await transport.send({
    from: settings.senderOf(row.brand),
    to: { name: '', address: row.recipient },
    subject: row.subject,
    text: row.text,
    html: row.html,
    messageId: row.message_id,
    ...(row.reply_to && { replyTo: { name: '', address: row.reply_to } }),
    headers: toHeaders(row),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Suppresses automatic replies, and offers one-click unsubscribing (RFC 8058). */
function toHeaders({ unsubscribe, trace }: MailRow): Record<string, string> {
  const common = {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(trace !== null && { 'X-Trace-Id': trace }),
  }
  if (unsubscribe === null) return common
  return {
    ...common,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

async function noteFailure(pool: Pool, { id, attempts, age_s }: MailRow, error: unknown): Promise<void> {
  const isAway = isServerAway(error)
  const isOver = isAway ? age_s >= KEPT_FOR_SERVER_S : attempts >= MAX_ATTEMPTS || isRefusedForGood(error)
  const waitS = isAway
    ? Math.min(LONGEST_WAIT_FOR_SERVER_S, Math.max(FIRST_WAIT_S, age_s * SHARE_OF_AGE))
    : Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (attempts - 1))
  // A try without reaching the server does not count.
  await pool.query(
    `update mails set state = $2::enum_mails_state, last_error = $3, next_attempt_at = now() + make_interval(secs => $4),
       attempts = attempts - $5::int, updated_at = now()
     where id = $1`,
    [id, isOver ? 'dead' : 'queued', toStoredReason(error), waitS, isAway ? 1 : 0],
  )
}

/** Codes of nodemailer for failures before a mail is handed over, and of a folder that cannot be written. */
const AWAY = [
  ...['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EPROXY', 'EAUTH', 'ENOAUTH', 'EOAUTH2'],
  ...['ENOSPC', 'EROFS', 'EACCES'],
]
const awaySchema = z.object({ code: z.string().refine((code) => AWAY.includes(code)) })
/** SMTP status: service not available. */
const CLOSED = 421

/**
 * Whether the server did not process the mail: no connection, no secure connection, no sign-in, or service not
 * available.
 */
function isServerAway(error: unknown): boolean {
  return awaySchema.safeParse(error).success || refusalSchema.safeParse(error).data?.responseCode === CLOSED
}

const refusalSchema = z.object({ responseCode: z.number(), command: z.string() })

/** Whether the server will never accept this address or mail; a failed sign-in is a temporary fault of our own. */
function isRefusedForGood(error: unknown): boolean {
  const refusal = refusalSchema.safeParse(error).data
  return refusal !== undefined && refusal.responseCode >= 550 && /^(RCPT|MAIL|DATA)/.test(refusal.command)
}
