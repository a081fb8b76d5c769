import { randomBytes } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../../access/sign-in/note-sign-in.ts'
import { type PlainQuery, toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { closeTicketsOf } from '../factors/tickets.ts'
import { inOwnTransaction } from '../in-own-transaction.ts'
import { lockSignIn, lockSignInOf } from '../lock-sign-in.ts'
import { queueStaffMail } from '../queue-staff-mail.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ProviderPerson, ProviderRights } from './read-claims.ts'

/** Why a user of the provider is refused. */
type IdentityRefusal = 'no-group' | 'no-email' | 'taken'

type IdentityAnswer = { userId: string } | { refusal: IdentityRefusal }
type Work = { req: PayloadRequest; query: PlainQuery; person: ProviderPerson; settings: ProviderSettings }

const linkedSchema = z.object({ id: z.string(), email: z.string() })
const foundSchema = linkedSchema.extend({ is_taken: z.boolean(), demo: z.boolean().nullable() })

/**
 * Finds the account of a user that has signed in at the provider: created the first time, updated with role and sites
 * by the groups each time, ended when no group gives access any more. An existing account is linked once, by its
 * verified address.
 */
export function keepIdentity(
  req: PayloadRequest,
  person: ProviderPerson,
  settings: ProviderSettings,
): Promise<IdentityAnswer> {
  return inOwnTransaction(req, async () => {
    const query = toPlainQuery(await transactionOf(req))
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `identity/${person.issuer}/${person.subject}`,
    ])
    const [row] = await query(
      `select u.id::text, u.email from accounts.staff_identity i join users u on u.id = i.user_id
       where i.issuer = $1 and i.subject = $2`,
      [person.issuer, person.subject],
    )
    const work = { req, query, person, settings }
    const linked = linkedSchema.safeParse(row).data
    if (linked !== undefined) await lockSignInOf(query, linked.id)
    if (person.rights === undefined) return end(work, linked)
    const own = linked ?? (await link(work, person.rights))
    if ('refusal' in own) return own
    await update(work, own, person.rights)
    return { userId: own.id }
  })
}

async function end(
  { req, query, person }: Work,
  linked: z.infer<typeof linkedSchema> | undefined,
): Promise<IdentityAnswer> {
  const caller = readCaller(req.headers)
  const known = linked ?? { id: '', email: person.email || person.name }
  await noteSignIn(query, known, 'refused-identity', caller)
  if (linked !== undefined) {
    await query('update accounts.staff_identity set ended_at = coalesce(ended_at, now()) where user_id = $1::uuid', [
      linked.id,
    ])
    await query('delete from users_sessions where _parent_id = $1::uuid', [linked.id])
    await closeTicketsOf(query, linked.id)
  }
  return { refusal: 'no-group' }
}

async function link({ req, query, person, settings }: Work, rights: ProviderRights) {
  const { email, issuer, subject } = person
  if (email === '') return { refusal: 'no-email' as const }
  await lockSignIn(query, email)
  const [row] = await query(
    `select u.id::text, u.email, u.demo, exists (select from accounts.staff_identity i where i.user_id = u.id) as is_taken
     from users u where u.email = $1 for no key update`,
    [email],
  )
  const { data: found } = foundSchema.safeParse(row)
  if (found?.is_taken === true || found?.demo === true) return { refusal: 'taken' as const }
  const own = found ?? (await make(req, person, rights))
  await query('insert into accounts.staff_identity (issuer, subject, user_id) values ($1, $2, $3::uuid)', [
    issuer,
    subject,
    own.id,
  ])
  if (found === undefined) return own
  // Ends sessions that began with the password: from now on, the user signs in at the provider.
  await query('delete from users_sessions where _parent_id = $1::uuid', [own.id])
  await closeTicketsOf(query, own.id)
  await noteSignIn(query, own, 'linked-identity', readCaller(req.headers), settings.name)
  await queueStaffMail(query, own.email, {
    subject: 'Your account for the studio was linked',
    lines: [
      `Your Menagerie studio account was linked to your ${settings.name}: use that to sign in from now on.`,
      'If this was not you, tell your administrator now.',
    ],
  })
  return own
}

const PASSWORD_BYTES = 32

/** Creates an account with a random password that is not stored anywhere, because the user signs in at the provider. */
async function make(req: PayloadRequest, { email, name }: ProviderPerson, { role, sites }: ProviderRights) {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const data = { email, name: name || email, role, sites: [...sites], password }
  const made = await req.payload.create({ collection: 'users', data, depth: 0, req: await localOf(req) })
  return { id: made.id, email: made.email }
}

async function update(work: Work, own: z.infer<typeof linkedSchema>, { role, sites }: ProviderRights): Promise<void> {
  const { req, query, person } = work
  const [taken] = await query('select 1 from users where email = $1 and id <> $2::uuid', [person.email, own.id])
  const email = person.email === '' || taken !== undefined ? own.email : person.email
  const data = { role, sites: [...sites], email, ...(person.name !== '' && { name: person.name }) }
  await req.payload.update({ collection: 'users', id: own.id, data, depth: 0, req: await localOf(req) })
  await query('update accounts.staff_identity set ended_at = null where user_id = $1::uuid', [own.id])
}

/** A request with the studio's own rights, in the same transaction, because the caller is not signed in. */
async function localOf(req: PayloadRequest): Promise<PayloadRequest> {
  const local = await createLocalReq({}, req.payload)
  if (req.transactionID !== undefined) local.transactionID = req.transactionID
  return local
}
