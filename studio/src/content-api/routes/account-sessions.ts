import {
  accountMessageSchema,
  endSessionSchema,
  loginAnswerSchema,
  loginSchema,
  sessionListSchema,
} from '@menagerie/contract/accounts'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { isPassword } from '../../access/sign-in/password-hash.ts'
import { accountWords } from '../accounts/account-words.ts'
import { answerLate } from '../accounts/answer-late.ts'
import { findCustomer, type StoredCustomer, toProfile } from '../accounts/customers.ts'
import { rememberDevice } from '../accounts/devices.ts'
import { noteEvent } from '../accounts/events.ts'
import { createLoginGuard } from '../accounts/guard-login.ts'
import { holdAccount, isUnchanged } from '../accounts/hold-account.ts'
import { requireSignedIn } from '../accounts/require-signed-in.ts'
import { beginSession, endOtherSessions, endSession, endSessionById, listSessions } from '../accounts/sessions.ts'
import { readBearer, readVisitor } from '../accounts/visitor.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal, StateNotice } from '../call/refusal.ts'
import { ACCOUNT_CALL, CUSTOMER_CALL, STRANGER_CALL } from './account-call.ts'

const login = defineCall(
  {
    ...STRANGER_CALL,
    method: 'POST',
    path: '/auth/login',
    summary: 'Starts a session for an approved customer',
    body: loginSchema,
    answer: loginAnswerSchema,
    refusals: {
      401: 'Address or password are not right',
      403: 'The password is right, but the account is pending, rejected or suspended',
      429: 'Too many tries for the account or from the address',
    },
  },
  async ({ api, c, site, body }) => {
    const { email, password } = await body(accountWords(site))
    const visitor = readVisitor(c)
    const { query, inTransaction } = api.writes
    const begin = async () => {
      const customer = await findCustomer(query, site.brand, email)
      const guard = await createLoginGuard(api, { site, email, customer: customer?.id, visitor })
      await guard.take()
      const isRight = await isPassword(password, customer?.password_hash ?? undefined)
      const refuse = () => new CallRefusal(401, translator(site)('auth.wrong'))
      if (!isRight || customer === undefined || (api.isProduction && isDemoAddress(customer.email))) throw refuse()
      refuseUnapproved(site, customer)
      const session = await inTransaction(async (write) => {
        const held = await holdAccount(write, customer.id)
        if (!isUnchanged(held, customer)) throw refuse()
        refuseUnapproved(site, { ...customer, state: held.state })
        const device = await rememberDevice(write, customer.id, visitor)
        return { device, ...(await beginSession(write, customer.id, visitor.agent)) }
      })
      await guard.succeed()
      return { ...session, profile: toProfile(customer) }
    }
    return answerLate(api, c, begin)
  },
)

/**
 * The demo's passwords are public. Its addresses end in `.example`, which no company can have (RFC 2606). Checks the
 * stored address, not the typed one.
 */
const isDemoAddress = (stored: string) => stored.endsWith('.example')

/** Spec §4: the state of an account is revealed only after a correct password. */
function refuseUnapproved(site: BrandLocale, { state, company }: StoredCustomer): void {
  const t = translator(site)
  if (state === 'pending') throw new StateNotice(403, t('auth.pending', { company }))
  if (state === 'rejected') throw new CallRefusal(403, t('auth.rejected'))
  if (state === 'suspended') throw new CallRefusal(403, t('auth.suspended'))
}

const logout = defineCall(
  {
    ...ACCOUNT_CALL,
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the bearer, if there is one',
    answer: accountMessageSchema,
  },
  async ({ api, c, site }) => {
    const token = readBearer(c)
    if (token !== undefined) await endSession(api.writes.query, token)
    return { message: translator(site)('auth.loggedOut') }
  },
)

const list = defineCall(
  {
    ...CUSTOMER_CALL,
    path: '/auth/sessions',
    summary: 'Lists the sessions of the signed-in customer',
    answer: sessionListSchema,
  },
  async ({ api, c, site }) => {
    const { profile, token } = await requireSignedIn(api, c, site)
    return { data: await listSessions(api.writes.query, profile.id, token) }
  },
)

const endOthers = defineCall(
  {
    ...CUSTOMER_CALL,
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Ends all sessions of the customer except the current one',
    answer: accountMessageSchema,
  },
  async ({ api, c, site }) => {
    const { profile, token, change } = await requireSignedIn(api, c, site)
    await change(async (query) => {
      await endOtherSessions(query, profile.id, token)
      await noteEvent(query, profile.id, 'ended-sessions', profile.email)
    })
    return { message: translator(site)('auth.sessionsEnded') }
  },
)

const endOne = defineCall(
  {
    ...CUSTOMER_CALL,
    method: 'POST',
    path: '/auth/session-end',
    summary: 'Ends one session of the customer, by its id in the list',
    body: endSessionSchema,
    answer: accountMessageSchema,
  },
  async ({ api, c, site, body }) => {
    const { profile, change } = await requireSignedIn(api, c, site)
    const { id } = await body(accountWords(site))
    await change(async (query) => {
      if ((await endSessionById(query, profile.id, id)) > 0)
        await noteEvent(query, profile.id, 'ended-sessions', profile.email)
    })
    return { message: translator(site)('auth.sessionEnded') }
  },
)

export const SESSION_CALLS: readonly Call[] = [login, logout, list, endOthers, endOne]
