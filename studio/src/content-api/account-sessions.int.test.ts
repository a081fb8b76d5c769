import { describe, expect, test } from 'vitest'
import { openTestAccounts, type TestAccountCall } from '../testing/test-accounts.ts'
import { ALDERGROVE_ACCOUNTS_TOKEN, READ_TOKEN } from '../testing/test-content-api.ts'

const { ask, register, signIn, me, query, addressOf, twice, password } = openTestAccounts()

describe('a session', () => {
  test('is new at each sign-in and valid for its brand only', async () => {
    const email = await register('session')
    const [first, second] = [await signIn(email), await signIn(email)]
    expect(first.token).not.toBe(second.token)
    expect([await me(first.token), await me(second.token)]).toEqual([200, 200])
    expect(await me(first.token, { token: ALDERGROVE_ACCOUNTS_TOKEN })).toBe(401)
    expect(await me(`${first.token.slice(0, -1)}_`)).toBe(401)
    expect(await me(first.token, { token: READ_TOKEN })).toBe(403)
  })

  test('is recognised in a header of its own, separate from the token of the requesting site', async () => {
    const email = await register('as-site')
    const { token } = await signIn(email, { asSite: true })
    expect(await me(token, { asSite: true })).toBe(200)
    expect(await me(token, { asSite: true, token: ALDERGROVE_ACCOUNTS_TOKEN })).toBe(401)
    expect(await me('no-session-of-anybody', { asSite: true })).toBe(401)
  })

  test('never takes over the session token that a login request carries, and simultaneous sign-ins each get their own', async () => {
    const email = await register('planted')
    const planted = (await signIn(await register('planter'))).token
    const { body } = await ask('login', { email, password }, { bearer: planted })
    expect(JSON.stringify(body)).not.toContain(planted)
    // Not more at the same time than an account has attempts.
    const begun = await Promise.all([signIn(email), signIn(email), signIn(email)])
    expect(new Set(begun.map(({ token }) => token)).size).toBe(3)
    expect(await Promise.all(begun.map(({ token }) => me(token)))).toEqual([200, 200, 200])
  })

  test('cannot be used after logout, even with its token', async () => {
    const { token } = await signIn(await register('logout'))
    await ask('logout', undefined, { bearer: token })
    expect(await me(token)).toBe(401)
  })

  test.each([
    ['two idle hours', `seen_at = now() - interval '2 hours 1 second'`],
    ['twelve hours', `started_at = now() - interval '12 hours 1 second'`],
    ['the clock was set back', `started_at = now() + interval '1 hour', seen_at = now() + interval '1 hour'`],
  ])('ends after %s', async (_, set) => {
    const { token } = await signIn(await register('old'))
    await query(`update accounts.session set ${set}`)
    expect(await me(token)).toBe(401)
  })

  test('ends at once when the account is suspended, and a new approval does not restore it', async () => {
    const email = await register('out')
    const { token } = await signIn(email)
    await query(`update customers set state = 'suspended' where email = $1`, [email])
    expect(await me(token)).toBe(401)
    await query(`update customers set state = 'approved' where email = $1`, [email])
    expect(await me(token)).toBe(401)
  })

  test('is ended from another session of the customer, on request or by a change of the password', async () => {
    const email = await register('others')
    const [own, other, third] = [await signIn(email), await signIn(email), await signIn(email)]
    expect((await ask('sessions', undefined, { bearer: own.token }, 'GET')).body).toMatchObject({
      data: [{ is_current: true }, { is_current: false }, { is_current: false }],
    })
    await ask('sessions', undefined, { bearer: third.token }, 'DELETE')
    expect([await me(own.token), await me(other.token), await me(third.token)]).toEqual([401, 401, 200])
    const again = await signIn(email)
    const change = { current_password: password, ...twice('a rather different one') }
    expect(await ask('password', change, { bearer: third.token })).toMatchObject({ status: 200 })
    expect([await me(again.token), await me(third.token)]).toEqual([401, 200])
    expect(await ask('login', { email, password })).toMatchObject({ status: 401 })
  })

  test('a new password with the company’s name is refused, in a session and with a reset link, which stays valid', async () => {
    const email = await register('own-name')
    const { token } = await signIn(email)
    const refused = { status: 422, body: { errors: { password: [expect.any(String)] } } }
    const own = twice('De Poot 2031')
    expect(await ask('password', { current_password: password, ...own }, { bearer: token })).toMatchObject(refused)
    await ask('password-reset-mail', { email, page: 'https://www.example.test/business/reset-password/' })
    const [mail] = await query(`select text from mails where kind = 'account-reset' and recipient = $1`, [email])
    const reset_token = /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1]
    expect(await ask('password-reset', { reset_token, ...own })).toMatchObject(refused)
    expect(await ask('password-reset', { reset_token, ...twice('a rather different one') })).toMatchObject({
      status: 200,
    })
  })

  test('requires the current password for a change of the password', async () => {
    const { token } = await signIn(await register('change'))
    const change = { current_password: 'wrong', ...twice('a rather different one') }
    expect(await ask('password', change, { bearer: token })).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.any(String)] } },
    })
  })
})

describe('a password reset link', () => {
  const askForLink = async (email: string) => {
    await ask('password-reset-mail', { email, page: 'https://www.example.test/business/reset-password/' })
    const rows = await query(
      `select text from mails where kind = 'account-reset' and recipient = $1 order by created_at desc`,
      [email],
    )
    return rows.map(({ text }) => /reset-password\/\?token=([\w-]+)/.exec(String(text))?.[1] ?? '')
  }
  const reset = (token: string | undefined, asked: TestAccountCall = {}) =>
    ask('password-reset', { reset_token: token, ...twice('a rather different one') }, asked)

  test('works once, ends the customer’s session, and is stored only as a hash', async () => {
    const email = await register('reset')
    const { token: session } = await signIn(email)
    const [token = ''] = await askForLink(email)
    const stored = JSON.stringify(await query(`select encode(token_hash, 'escape') from accounts.reset`))
    expect(stored).not.toContain(token)
    expect(await reset(token, { token: ALDERGROVE_ACCOUNTS_TOKEN, language: 'nl-NL' })).toMatchObject({ status: 422 })
    const both = await Promise.all([reset(token), reset(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await me(session)).toBe(401)
    expect(await ask('login', { email, password: 'a rather different one' })).toMatchObject({ status: 200 })
  })

  test.each([
    ['after 60 minutes', `now() - interval '1 second'`],
    ['when the clock was set back meanwhile', `now() + interval '2 hours'`],
  ])('is refused %s', async (_, expires) => {
    const [token] = await askForLink(await register('late'))
    await query(`update accounts.reset set expires_at = ${expires}`)
    expect(await reset(token)).toMatchObject({ status: 422, body: { errors: { reset_token: [expect.any(String)] } } })
  })

  test('is sent to no unknown address and no rejected account, and only a few times an hour', async () => {
    const email = await register('often')
    for (let at = 0; at < 4; at += 1) await askForLink(email)
    expect(await askForLink(email)).toHaveLength(2)
    expect(await askForLink(addressOf('stranger'))).toEqual([])
    expect(await askForLink(await register('rejected', 'rejected'))).toEqual([])
  })
})
