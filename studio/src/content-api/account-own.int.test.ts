import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccountMails } from '../testing/account-mails.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, register, signIn, me, query, addressOf, password } = openTestAccounts()

const { mailsTo, readToken } = openAccountMails(query)
const PAGE = 'https://www.example.test/business/confirm-email/'
const confirm = (token: string) => ask('email-confirm', { token })

describe('a change of the email address', () => {
  const change = (bearer: string, email: string, current_password = password) =>
    ask('email', { email, current_password, page: PAGE }, { bearer })

  test('takes effect after both addresses have confirmed, and from then on only the new address can log in', async () => {
    const [old, wanted] = [await register('old-address'), addressOf('new-address')]
    const { token } = await signIn(old)
    expect((await change(token, wanted, 'not mine')).status).toBe(422)
    expect((await change(token, old)).status).toBe(422)
    expect((await change(token, wanted)).status).toBe(200)
    const [oldToken, newToken] = [await readToken(old), await readToken(wanted)]
    expect(new Set([oldToken, newToken, '']).size).toBe(3)
    expect(await confirm(newToken)).toMatchObject({ status: 200, body: { is_done: false } })
    expect(await confirm(newToken)).toMatchObject({ status: 200, body: { is_done: false } })
    expect(await me(token)).toBe(200)
    expect(await confirm(oldToken)).toMatchObject({ status: 200, body: { is_done: true } })
    expect((await confirm(oldToken)).status).toBe(422)
    expect(await me(token)).toBe(401)
    expect((await ask('login', { email: old, password })).status).toBe(401)
    await signIn(wanted)
    for (const email of [old, wanted]) expect(await mailsTo(email, 'account-email-changed')).toHaveLength(1)
    const stored = JSON.stringify(await query('select * from accounts.email_change'))
    expect(stored).not.toContain(oldToken)
  })

  test('to an address that already has an account sends no mail there and gets the same answer as a free address', async () => {
    const [own, other] = [await register('own-one'), await register('of-others')]
    const { token } = await signIn(own)
    const taken = await change(token, other)
    const free = await change(token, addressOf('free'))
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await mailsTo(other, 'account-email-confirm')).toEqual([])
  })

  test('sends no text of the account to unconfirmed addresses, and only a few mails to one mailbox', async () => {
    const wanted = addressOf('stranger')
    for (const name of ['writes-1', 'writes-2', 'writes-3', 'writes-4', 'writes-5', 'writes-6']) {
      const own = await register(name)
      await query(`update customers set company = 'You have won' where email = $1`, [own])
      const { token } = await signIn(own)
      const [local, domain] = wanted.split('@')
      expect((await change(token, `${local}+${name}@${domain}`)).status).toBe(200)
      expect((await mailsTo(own, 'account-email-confirm'))[0]?.text).not.toContain('You have won')
    }
    const sent = z
      .array(z.object({ text: z.string(), subject: z.string() }))
      .parse(await query(`select text, subject from mails where recipient like $1`, [`${wanted.split('@')[0]}+%`]))
    expect(sent.length).toBeLessThan(6)
    expect(sent.filter(({ text, subject }) => `${subject} ${text}`.includes('won'))).toEqual([])
  })

  test('is cancelled when the password changes', async () => {
    const [own, wanted] = [await register('ends'), addressOf('ends-new')]
    const { token } = await signIn(own)
    expect((await change(token, wanted)).status).toBe(200)
    const next = { current_password: password, password: `${password} anew`, password_confirmation: `${password} anew` }
    expect((await ask('password', next, { bearer: token })).status).toBe(200)
    for (const email of [own, wanted]) expect((await confirm(await readToken(email))).status).toBe(422)
  })

  test('expires after a day, and can be requested only a few times an hour', async () => {
    const own = await register('late')
    const { token } = await signIn(own)
    await change(token, addressOf('later'))
    const late = await readToken(own)
    await query(`update accounts.email_change set expires_at = now() - interval '1 second'`)
    expect((await confirm(late)).status).toBe(422)
    const more = [
      await change(token, addressOf('l2')),
      await change(token, addressOf('l3')),
      await change(token, addressOf('l4')),
    ]
    expect(more.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})

describe('browsers and sessions', () => {
  test('are listed, a single session can be ended, and the other browsers can be forgotten', async () => {
    const own = await register('browsers')
    const [first, second] = [await signIn(own), await signIn(own)]
    const asked = { bearer: first.token, device: first.device }
    const devices = async () => (await ask('devices', undefined, asked, 'GET')).body
    expect(await devices()).toMatchObject({ data: [{ is_current: true }, { is_current: false }] })
    const { body } = await ask('sessions', undefined, asked, 'GET')
    const ids = z.object({ data: z.array(z.object({ id: z.string(), is_current: z.boolean() })) }).parse(body).data
    expect((await ask('session-end', { id: ids[1]?.id }, asked)).status).toBe(200)
    expect([await me(first.token), await me(second.token)]).toEqual([200, 401])
    await ask('devices', undefined, asked, 'DELETE')
    expect(await devices()).toMatchObject({ data: [{ is_current: true }] })
  })

  test('a session of another account cannot be ended', async () => {
    const [own, other] = [await signIn(await register('mine')), await signIn(await register('theirs'))]
    const { body } = await ask('sessions', undefined, { bearer: other.token }, 'GET')
    const [theirs] = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(body).data
    await ask('session-end', { id: theirs?.id }, { bearer: own.token })
    expect(await me(other.token)).toBe(200)
  })

  test('a password reset by mail lets the owner sign in on that device while wrong guesses lock the account', async () => {
    const own = await register('locked-out')
    const guess = () => ask('login', { email: own, password: 'wrong wrong' }, { address: `10.9.9.${Math.random()}` })
    for (let tried = 0; tried < 4; tried++) await guess()
    expect((await ask('login', { email: own, password })).status).toBe(429)
    await ask('password-reset-mail', { email: own, page: 'https://www.example.test/reset/' })
    const [mail] = await mailsTo(own, 'account-reset')
    const reset_token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const fresh = 'five other words in a row'
    const reset = await ask('password-reset', { reset_token, password: fresh, password_confirmation: fresh })
    const { device } = z.object({ device: z.string() }).parse(reset.body)
    await guess()
    expect((await ask('login', { email: own, password: fresh })).status).toBe(429)
    expect((await ask('login', { email: own, password: fresh }, { device })).status).toBe(200)
  })
})
