import { Client } from 'pg'
import { findInMails } from '../../../scripts/test/read-mails.ts'
import {
  type AccountsTarget,
  callAccounts,
  PASSWORD,
  RESET_PAGE,
  signInCustomer,
  toApplication,
} from './account-calls.ts'

const EMAIL = 'sessions@shop.example'
/** Fewer than the tries that an account has. */
const AT_ONCE = 8
const MAIL_MS = 40_000
const NEW_PASSWORD = 'a walk before breakfast'

/** S4: tries what attackers may try with sessions, each with its expected result. Returns faults as sentences. */
export async function proveSessions(target: AccountsTarget): Promise<{ checks: number; faults: string[] }> {
  const database = new Client({ connectionString: target.databaseUrl })
  await database.connect()
  const faults: string[] = []
  let checks = 0
  const hold = (what: string, isRight: boolean) => {
    checks += 1
    if (!isRight) faults.push(what)
  }
  const asked = { address: '203.0.113.9' }
  const setState = (state: string) =>
    database.query('update customers set state = $2::enum_customers_state where email = $1', [EMAIL, state])
  const isAlive = async (bearer: string) =>
    (await callAccounts(target, 'me', undefined, { ...asked, bearer, method: 'GET' })).status === 200
  try {
    await callAccounts(target, 'register', toApplication(EMAIL), asked)
    await setState('approved')

    const planted = 'A'.repeat(43)
    const { text } = await callAccounts(
      target,
      'login',
      { email: EMAIL, password: PASSWORD },
      { ...asked, bearer: planted },
    )
    hold('a session that was planted before signing in is taken over', !text.includes(planted))
    hold('a planted session is alive', !(await isAlive(planted)))

    const first = await signInCustomer(target, EMAIL, asked)
    await callAccounts(target, 'logout', undefined, { ...asked, bearer: first })
    hold('a session is alive after logging out', !(await isAlive(first)))

    const many = await Promise.all(Array.from({ length: AT_ONCE }, () => signInCustomer(target, EMAIL, asked)))
    hold('sign-ins at once share a session', new Set(many).size === AT_ONCE)
    hold('a sign-in at once with others is not alive', (await Promise.all(many.map(isAlive))).every(Boolean))
    const [kept = '', ...others] = many
    await callAccounts(target, 'sessions', undefined, { ...asked, bearer: kept, method: 'DELETE' })
    hold('ending all others ends this one', await isAlive(kept))
    hold('ending all others leaves one', !(await Promise.all(others.map(isAlive))).some(Boolean))

    await setState('suspended')
    hold('a suspended customer is signed in at the next click', !(await isAlive(kept)))
    await setState('approved')
    hold('a session comes back with its account', !(await isAlive(kept)))

    const stolen = await signInCustomer(target, EMAIL, asked)
    await callAccounts(target, 'password-reset-mail', { email: EMAIL, page: RESET_PAGE }, asked)
    const reset_token = await findInMails(target.mails, EMAIL, /token=([\w-]{20,})/, MAIL_MS)
    const body = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, reset_token }
    const uses = await Promise.all([0, 1, 2].map(() => callAccounts(target, 'password-reset', body, asked)))
    hold('a link works more than once', uses.filter(({ status }) => status === 200).length === 1)
    hold('a stolen session outlives a new password', !(await isAlive(stolen)))
    const old = await callAccounts(target, 'login', { email: EMAIL, password: PASSWORD }, asked)
    hold('the old password signs in', old.status === 401)
    return { checks, faults }
  } finally {
    await database.end()
  }
}
