import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { takeTryFrom } from '../../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queryOf, readBody } from '../ask.ts'
import { findBrowserOf } from '../known-browser.ts'
import { openSession, SIGN_IN_OVER } from '../open-session.ts'
import { refuseLinked, refusePasswordOff } from '../refuse-own-sign-in.ts'
import { refuseTryWithWait } from '../refuse-with-wait.ts'
import { forgetGuesses, noteWrongFactor, takeGuess } from './count-guesses.ts'
import { useCode } from './one-time-code.ts'
import { checkPasskey, toPasskeyQuestion } from './passkeys.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { tellOfRecovery } from './tell-of-factors.ts'
import {
  closeTicket,
  findTicket,
  keepChallenge,
  openTicket,
  type SignInTicket,
  takeChallenge,
  toEndedCookie,
  toProved,
} from './tickets.ts'

const ASKS = 60
const WINDOW_S = 15 * 60
const WRONG_CODE = 'This code is not correct or has already been used: wait for the next one'
const WRONG_RECOVERY = 'This is not one of your unused recovery codes'
const WRONG_PASSKEY = 'This passkey was not accepted: try again, or choose another way'

async function requireTicket(req: PayloadRequest, query: PlainQuery): Promise<SignInTicket> {
  const ticket = await findTicket(query, req.headers, ['second'])
  if (ticket === undefined) throw new APIError(SIGN_IN_OVER, 403, undefined, true)
  return ticket
}

/** Opens only one session, even if several correct answers arrive at once. */
async function finish(req: PayloadRequest, query: PlainQuery, ticket: SignInTicket, factor: string) {
  const answer = await openSession(req, toProved(ticket, factor))
  await forgetGuesses(query, ticket)
  answer.headers.append('set-cookie', toEndedCookie('second'))
  return answer
}

async function refuseFactor(req: PayloadRequest, query: PlainQuery, userId: string, fault: string): Promise<never> {
  await noteWrongFactor(req, query, userId)
  throw new APIError(fault, 401, undefined, true)
}

const codeBody = z.object({ code: z.string().max(60) })

const byCode: Endpoint['handler'] = async (req) => {
  const { code } = await readBody(req, codeBody, 'Enter the six digits that your app shows')
  const query = queryOf(req)
  const ticket = await requireTicket(req, query)
  await takeGuess(req, query, ticket)
  if (!(await useCode(query, ticket.userId, code))) return refuseFactor(req, query, ticket.userId, WRONG_CODE)
  return finish(req, query, ticket, 'code')
}

const byRecoveryCode: Endpoint['handler'] = async (req) => {
  const { code } = await readBody(req, codeBody, 'Enter one of your recovery codes')
  const query = queryOf(req)
  const ticket = await requireTicket(req, query)
  await takeGuess(req, query, ticket)
  if (!(await useRecoveryCode(query, ticket.userId, code)))
    return refuseFactor(req, query, ticket.userId, WRONG_RECOVERY)
  await tellOfRecovery(req, query, ticket.userId)
  return finish(req, query, ticket, 'recovery code')
}

const askPasskey: Endpoint['handler'] = async (req) => {
  const query = queryOf(req)
  const ticket = await requireTicket(req, query)
  const question = await toPasskeyQuestion(query, req.headers, ticket.userId)
  await keepChallenge(query, ticket, question.challenge)
  return Response.json(question)
}

const passkeyBody = z.object({ response: z.unknown().optional() })

const byPasskey: Endpoint['handler'] = async (req) => {
  const { response } = await readBody(req, passkeyBody, WRONG_PASSKEY)
  const query = queryOf(req)
  const ticket = await requireTicket(req, query)
  const challenge = await takeChallenge(query, ticket)
  const owner = challenge && (await checkPasskey(query, { challenge, response, userId: ticket.userId }))
  if (owner !== ticket.userId) return refuseFactor(req, query, ticket.userId, WRONG_PASSKEY)
  return finish(req, query, ticket, 'passkey')
}

/**
 * A passkey alone counts as two factors: the device that stores it, and the fingerprint, face or PIN that unlocks it.
 */
const askAlone: Endpoint['handler'] = async (req) => {
  refusePasswordOff()
  const query = queryOf(req)
  const waitS = await takeTryFrom(query, 'studio-passkey', readCaller(req.headers).address, ASKS, WINDOW_S)
  if (waitS > 0) refuseTryWithWait(req, waitS)
  const question = await toPasskeyQuestion(query, req.headers, '')
  const cookie = await openTicket(query, { kind: 'passkey', way: 'passkey', challenge: question.challenge })
  return Response.json(question, { headers: { 'set-cookie': cookie } })
}

const alone: Endpoint['handler'] = async (req) => {
  refusePasswordOff()
  const { response } = await readBody(req, passkeyBody, WRONG_PASSKEY)
  const query = queryOf(req)
  const ticket = await findTicket(query, req.headers, ['passkey'])
  const challenge = ticket && (await takeChallenge(query, ticket))
  const userId = challenge ? await checkPasskey(query, { challenge, response }) : ''
  if (ticket === undefined || userId === '') throw new APIError(WRONG_PASSKEY, 401, undefined, true)
  await refuseLinked(query, userId)
  const browser = await findBrowserOf(req, query, userId)
  const isStill = async (inOne: PlainQuery) => {
    await refuseLinked(inOne, userId)
    return closeTicket(inOne, ticket)
  }
  const answer = await openSession(req, { userId, browser, way: 'passkey', isStill })
  answer.headers.append('set-cookie', toEndedCookie('passkey'))
  return answer
}

export const SECOND_STEP_ENDPOINTS: readonly Endpoint[] = [
  { method: 'post', path: '/login/code', handler: byCode },
  { method: 'post', path: '/login/recovery-code', handler: byRecoveryCode },
  { method: 'post', path: '/login/second-passkey/options', handler: askPasskey },
  { method: 'post', path: '/login/second-passkey', handler: byPasskey },
  { method: 'post', path: '/login/passkey/options', handler: askAlone },
  { method: 'post', path: '/login/passkey', handler: alone },
]
