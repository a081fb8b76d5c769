import { createHash, randomBytes } from 'node:crypto'
import { toEmailKey } from '@menagerie/contract/email'
import { newsletterRequestSchema } from '@menagerie/contract/newsletter'
import { z } from 'zod'
import { takeMailTo } from '../../access/sign-in/attempts.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { writeMail } from '../mail/write-mail.ts'
import { queueForReceivers } from '../receivers/queue-for-receivers.ts'
import type { SentForm } from './sent-form.ts'

type Query = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

/** Limits of confirmation mails per address. */
const CONFIRMATIONS = [
  { tries: 1, seconds: 3_600 },
  { tries: 3, seconds: 86_400 },
] as const
/** Days for confirming a subscription. */
const KEY_DAYS = 7
/**
 * Condition that a key of `confirm_hash` is still valid. Each is stored as hexadecimal hash, with the second of its
 * mail. `at`: the parameter with the current time.
 */
const IS_GOOD = (at: string) =>
  `coalesce(to_timestamp(nullif(split_part(kept, '@', 2), '')::bigint), subscribers.consent_at) > ${at}::timestamptz - interval '${KEY_DAYS} days'`
/** All keys that are still valid: at most as many as one address gets mails in these days. */
const GOOD_KEYS = `(select string_agg(kept, ' ') from unnest(string_to_array(subscribers.confirm_hash, ' ')) kept
  where subscribers.state = 'pending' and ${IS_GOOD('$5')})`

/** Condition that one of the keys has this hash; the index of the keys has the same expression, as strangers may cause any number of rows. */
const HAS_KEY = (hash: string) =>
  `string_to_array(regexp_replace(confirm_hash, '@[0-9]+', '', 'g'), ' ') @> array[${hash}]::text[]`

const toHash = (key: string) => createHash('sha256').update(key).digest('hex')
const toSeconds = (time: string) => Math.floor(Date.parse(time) / 1_000)
const createKey = () => randomBytes(32).toString('base64url')

const subscriberSchema = z.array(z.object({ email: z.string() }))

/** Double opt-in: subscribe, confirm, unsubscribe (spec §2, Newsletter). A request that matches none of them is only stored. */
export async function takeNewsletter(query: Query, sent: SentForm): Promise<void> {
  const request = newsletterRequestSchema.safeParse(sent.fields).data
  if (request?.action === 'subscribe') await subscribe(query, sent, request)
  if (request?.action === 'confirm') await confirm(query, sent, request)
  if (request?.action === 'stop') await stop(query, sent, request)
}

type Request<A> = Extract<z.infer<typeof newsletterRequestSchema>, { action: A }>

/**
 * A confirmed address stays confirmed; the answer does not reveal that. All mailed keys are valid for their days,
 * because a subscriber may open any of the mails first.
 */
async function subscribe(query: Query, { site, receivedAt }: SentForm, asked: Request<'subscribe'>): Promise<void> {
  const isSent = await mayConfirm(query, asked.email)
  const key = createKey()
  const pending = await query(
    `insert into subscribers (email, state, brand, site, consent_text, consent_at, confirm_hash)
     values ($1, 'pending', $2, $3, $4, $5, $6)
     on conflict (site, email) do update
       set state = 'pending', consent_text = excluded.consent_text, consent_at = excluded.consent_at,
         confirm_hash = concat_ws(' ', excluded.confirm_hash, ${GOOD_KEYS}),
         unsubscribed_at = null, updated_at = now()
       where subscribers.state <> 'confirmed'
     returning email`,
    [
      toEmailKey(asked.email),
      site.brand,
      site.id,
      asked.consent,
      receivedAt,
      isSent ? `${toHash(key)}@${toSeconds(receivedAt)}` : null,
    ],
  )
  if (pending.length === 0 || !isSent) return
  const link = `${asked.page}?confirm=${key}`
  await queueMail(query, writeMail(site, 'newsletter-confirm', { to: asked.email, link }))
}

/** Counts mails over all sites, so that repeated subscriptions of another person's address cause few mails. */
async function mayConfirm(query: Query, email: string): Promise<boolean> {
  const isWelcome = async ({ tries, seconds }: (typeof CONFIRMATIONS)[number]) =>
    (await takeMailTo(query, `newsletter-${seconds}`, email, tries, seconds)) === 0
  for (const limit of CONFIRMATIONS) if (!(await isWelcome(limit))) return false
  return true
}

async function confirm(query: Query, sent: SentForm, asked: Request<'confirm'>): Promise<void> {
  const { site, receivedAt } = sent
  const key = createKey()
  const found = await query(
    `update subscribers set state = 'confirmed', confirmed_at = $3, confirm_hash = null, stop_hash = $4, updated_at = now()
     where site = $1 and state = 'pending' and ${HAS_KEY('$2')} and exists (
       select 1 from unnest(string_to_array(confirm_hash, ' ')) kept
       where split_part(kept, '@', 1) = $2
         and ${IS_GOOD('$3')})
     returning email`,
    [site.id, toHash(asked.key), receivedAt, toHash(key)],
  )
  const [subscriber] = subscriberSchema.parse(found)
  if (subscriber === undefined) return
  const link = `${asked.page}?stop=${key}`
  const words = { to: subscriber.email, link, unsubscribe: link }
  await queueMail(query, writeMail(site, 'newsletter-welcome', words))
  await tell(query, sent, 'confirmed', subscriber.email)
}

async function stop(query: Query, sent: SentForm, asked: Request<'stop'>): Promise<void> {
  const ended = await query(
    `update subscribers set state = 'unsubscribed', unsubscribed_at = $3, confirm_hash = null, updated_at = now()
     where site = $1 and stop_hash = $2 and state <> 'unsubscribed' returning email`,
    [sent.site.id, toHash(asked.key), sent.receivedAt],
  )
  for (const { email } of subscriberSchema.parse(ended)) await tell(query, sent, 'unsubscribed', email)
}

/** Receivers learn only of confirmed changes: subscriptions confirmed or ended by the owner of the address. */
const tell = (query: Query, sent: SentForm, action: 'confirmed' | 'unsubscribed', email: string) =>
  queueForReceivers(query, { ...sent, email, fields: { action, email } })
