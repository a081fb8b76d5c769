import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { encode } from 'uqr'
import { z } from 'zod'
import { isStaffRole } from '../../../../access/roles.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queryOf, readBody } from '../ask.ts'
import { openSession } from '../open-session.ts'
import { addFactor, changeFactors } from './change-factors.ts'
import { takeEnrolTry } from './count-guesses.ts'
import { isFactorRequired } from './factor-settings.ts'
import { listFactors } from './list-factors.ts'
import { findSession, requireChange, requireOpen, requirePassword, requireSessionOwner } from './may-change.ts'
import { createCodeKey, findCodeStep, keepCodeKey, sealCodeKey, unsealCodeKey } from './one-time-code.ts'
import { keepPasskey, toPasskeyOffer } from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { hasFactor } from './second-step.ts'
import { tellOfFactor } from './tell-of-factors.ts'
import {
  keepChallenge,
  keepNewKey,
  openTicket,
  type SignInTicket,
  takeChallenge,
  toEndedCookie,
  toProved,
} from './tickets.ts'

const MOST_PASSKEYS = 20

const list: Endpoint['handler'] = async (req) => {
  const owner = requireSessionOwner(req)
  const query = queryOf(req)
  const { isCompany } = await findSession(query, owner)
  const isRequired = isStaffRole(owner.role) && isFactorRequired(owner.role)
  return Response.json({ ...(await listFactors(query, owner.id)), isRequired, needsPassword: !isCompany })
}

const passwordBody = z.object({ ownPassword: z.string().max(1000).default('') })

const open: Endpoint['handler'] = async (req) => {
  const { ownPassword } = await readBody(req, passwordBody, 'Enter your current password')
  const owner = requireSessionOwner(req)
  const query = queryOf(req)
  await requirePassword(req, query, owner, ownPassword)
  const cookie = await openTicket(query, { kind: 'change', userId: owner.id, way: 'password' })
  return Response.json({ opened: true }, { headers: { 'set-cookie': cookie } })
}

async function readEmail(query: PlainQuery, { userId }: SignInTicket): Promise<string> {
  const [row] = await query('select email from users where id = $1::uuid', [userId])
  return z.object({ email: z.string() }).parse(row).email
}

const offerApp: Endpoint['handler'] = async (req) => {
  const query = queryOf(req)
  const ticket = await requireChange(req, query)
  const { key, address } = createCodeKey(await readEmail(query, ticket))
  await keepNewKey(query, ticket, sealCodeKey(key, ticket.userId))
  const { size, data } = encode(address, { border: 2 })
  // The QR code as one SVG path, with a square for each dark module.
  const picture = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return Response.json({ key, address, size, picture })
}

const codeBody = z.object({ code: z.string().max(60) })
const WRONG = 'This code is not correct: enter the one that your app shows now'

const addApp: Endpoint['handler'] = async (req) => {
  const { code } = await readBody(req, codeBody, WRONG)
  const query = queryOf(req)
  const ticket = await requireChange(req, query)
  await takeEnrolTry(req, query, ticket.userId)
  const key = ticket.sealedKey && unsealCodeKey(ticket.sealedKey, ticket.userId)
  const step = key === undefined ? undefined : findCodeStep(key, code)
  if (key === undefined || step === undefined) throw new APIError(WRONG, 400, undefined, true)
  const codes = await addFactor(req, ticket, {
    what: 'an authenticator app',
    keep: (inOne) => keepCodeKey(inOne, ticket.userId, key, step),
  })
  return answerAdded(req, ticket, 'code', codes)
}

const offerPasskey: Endpoint['handler'] = async (req) => {
  const query = queryOf(req)
  const ticket = await requireChange(req, query)
  const offer = await toPasskeyOffer(query, req.headers, { id: ticket.userId, email: await readEmail(query, ticket) })
  await keepChallenge(query, ticket, offer.challenge)
  return Response.json(offer)
}

const passkeyBody = z.object({ name: z.string().trim().max(60).default(''), response: z.unknown().optional() })
const NO_PASSKEY = 'This passkey could not be added: try again'

const addPasskey: Endpoint['handler'] = async (req) => {
  const { name, response } = await readBody(req, passkeyBody, NO_PASSKEY)
  const query = queryOf(req)
  const ticket = await requireChange(req, query)
  const { userId } = ticket
  const challenge = await takeChallenge(query, ticket)
  if (challenge === undefined) {
    // Another call may have ended the ticket since it was found: then there is nothing to try again.
    await requireOpen(query, ticket)
    throw new APIError(NO_PASSKEY, 400, undefined, true)
  }
  const called = name || 'Passkey'
  const keep = async (inOne: PlainQuery) => {
    if ((await listFactors(inOne, userId)).passkeys.length >= MOST_PASSKEYS)
      throw new APIError('Remove a passkey before you add another', 400, undefined, true)
    const isKept = await keepPasskey(inOne, { userId, challenge, response, name: called })
    if (!isKept) throw new APIError(NO_PASSKEY, 400, undefined, true)
  }
  const codes = await addFactor(req, ticket, { what: `the passkey “${called}”`, keep })
  return answerAdded(req, ticket, 'passkey', codes)
}

/** If the factor was required during a sign-in, the answer also opens the session. */
async function answerAdded(req: PayloadRequest, ticket: SignInTicket, factor: string, codes: string[]) {
  if (ticket.kind !== 'enrol') return Response.json({ codes })
  const answer = await openSession(req, toProved(ticket, factor), { codes })
  answer.headers.append('set-cookie', toEndedCookie('enrol'))
  return answer
}

async function refuseLast(req: PayloadRequest, query: PlainQuery, userId: string): Promise<void> {
  const { passkeys, app } = await listFactors(query, userId)
  if (passkeys.length + (app === '' ? 0 : 1) > 1) return
  const role = requireSessionOwner(req).role
  if (isStaffRole(role) && isFactorRequired(role))
    throw new APIError('Your role needs a second factor: add another one first', 400, undefined, true)
  await query('delete from accounts.staff_recovery where user_id = $1::uuid', [userId])
}

const removeApp: Endpoint['handler'] = async (req) => {
  requireSessionOwner(req)
  const ticket = await requireChange(req, queryOf(req))
  const { userId } = ticket
  const removed = await changeFactors(req, ticket, async (query) => {
    const found = await query('select 1 from accounts.staff_totp where user_id = $1::uuid', [userId])
    if (found.length === 0) return 0
    await refuseLast(req, query, userId)
    await query('delete from accounts.staff_totp where user_id = $1::uuid', [userId])
    await tellOfFactor(req, query, { userId, change: 'removed-factor', what: 'the authenticator app' })
    return 1
  })
  return Response.json({ removed })
}

const namedSchema = z.object({ name: z.string() })

const removePasskey: Endpoint['handler'] = async (req) => {
  requireSessionOwner(req)
  const ticket = await requireChange(req, queryOf(req))
  const own = [z.string().max(2000).catch('').parse(req.routeParams?.passkey), ticket.userId]
  const removed = await changeFactors(req, ticket, async (query) => {
    const [row] = await query('select name from accounts.staff_passkey where id = $1 and user_id = $2::uuid', own)
    const { data: found } = namedSchema.safeParse(row)
    if (found === undefined) return 0
    await refuseLast(req, query, ticket.userId)
    await query('delete from accounts.staff_passkey where id = $1 and user_id = $2::uuid', own)
    const what = `the passkey “${found.name}”`
    await tellOfFactor(req, query, { userId: ticket.userId, change: 'removed-factor', what })
    return 1
  })
  return Response.json({ removed })
}

const renewCodes: Endpoint['handler'] = async (req) => {
  requireSessionOwner(req)
  const ticket = await requireChange(req, queryOf(req))
  const { userId } = ticket
  const codes = await changeFactors(req, ticket, async (query) => {
    if (!(await hasFactor(query, userId))) throw new APIError('Add a second factor first', 400, undefined, true)
    const what = 'a new set, and the old ones no longer work'
    await tellOfFactor(req, query, { userId, change: 'new-recovery-codes', what })
    return createRecoveryCodes(query, userId)
  })
  return Response.json({ codes })
}

export const FACTOR_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: '/factors', handler: list },
  { method: 'post', path: '/factors/open', handler: open },
  { method: 'post', path: '/factors/app/offer', handler: offerApp },
  { method: 'post', path: '/factors/app', handler: addApp },
  { method: 'delete', path: '/factors/app', handler: removeApp },
  { method: 'post', path: '/factors/passkey/offer', handler: offerPasskey },
  { method: 'post', path: '/factors/passkey', handler: addPasskey },
  { method: 'delete', path: '/factors/passkey/:passkey', handler: removePasskey },
  { method: 'post', path: '/factors/recovery-codes', handler: renewCodes },
]
