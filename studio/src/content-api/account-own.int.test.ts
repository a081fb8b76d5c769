import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listErasures, replayErasures } from '../access/sign-in/replay-erasures.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, register, signIn, me, query, addressOf, password } = openTestAccounts()

const PAGE = 'https://www.example.test/business/confirm-email/'
const mailSchema = z.object({ recipient: z.string(), kind: z.string(), subject: z.string(), text: z.string() })

const mailsTo = async (email: string, kind: string) =>
  z
    .array(mailSchema)
    .parse(
      await query('select recipient, kind, subject, text from mails where recipient = $1 and kind = $2', [email, kind]),
    )

async function readToken(email: string, kind = 'account-email-confirm'): Promise<string> {
  const mail = (await mailsTo(email, kind)).at(-1)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Follows the link that proves the address. */
async function openData(email: string, bearer: string): Promise<string> {
  expect((await ask('data-link', { page: PAGE }, { bearer })).status).toBe(200)
  return readToken(email, 'account-data-link')
}

const confirm = (token: string) => ask('email-confirm', { token })

describe('another address of mail', () => {
  const change = (bearer: string, email: string, current_password = password) =>
    ask('email', { email, current_password, page: PAGE }, { bearer })

  test('counts when both addresses have confirmed; then all log in with the new one', async () => {
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

  test('that has an account already gets no mail, and the answer does not tell', async () => {
    const [own, other] = [await register('own-one'), await register('of-others')]
    const { token } = await signIn(own)
    const taken = await change(token, other)
    const free = await change(token, addressOf('free'))
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await mailsTo(other, 'account-email-confirm')).toEqual([])
  })

  test('carries no words of the account to an address that is not confirmed, and few mails to one mailbox', async () => {
    const wanted = addressOf('stranger')
    for (const name of ['writes-1', 'writes-2', 'writes-3', 'writes-4', 'writes-5', 'writes-6']) {
      const own = await register(name)
      await query(`update customers set company = 'You have won' where email = $1`, [own])
      const { token } = await signIn(own)
      const [local, domain] = wanted.split('@')
      expect((await change(token, `${local}+${name}@${domain}`)).status).toBe(200)
      expect((await mailsTo(own, 'account-email-confirm'))[0]?.text).toContain('You have won')
    }
    const sent = z
      .array(z.object({ text: z.string(), subject: z.string() }))
      .parse(await query(`select text, subject from mails where recipient like $1`, [`${wanted.split('@')[0]}+%`]))
    expect(sent.length).toBeLessThan(6)
    expect(sent.filter(({ text, subject }) => `${subject} ${text}`.includes('won'))).toEqual([])
  })

  test('ends with the password it was asked with', async () => {
    const [own, wanted] = [await register('ends'), addressOf('ends-new')]
    const { token } = await signIn(own)
    expect((await change(token, wanted)).status).toBe(200)
    const next = { current_password: password, password: `${password} anew`, password_confirmation: `${password} anew` }
    expect((await ask('password', next, { bearer: token })).status).toBe(200)
    for (const email of [own, wanted]) expect((await confirm(await readToken(email))).status).toBe(422)
  })

  test('is forgotten after a day, and asked for a few times an hour', async () => {
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

const keepForm = (email: string) =>
  query(
    `insert into submissions (id, state, fields, form, email, brand, site, received_at, updated_at, created_at)
     values (gen_random_uuid(), 'new', jsonb_build_object('email', $1::text, 'message', 'Hello'), 'contact', $1, 'tailwell', 'tailwell/nl_NL', now(), now(), now())`,
    [email],
  )
const subscribe = (email: string) =>
  query(
    `insert into subscribers (email, state, consent_text, consent_at, stop_hash, brand, site)
     values ($1::text, 'confirmed', 'Yes, please', now(), 'a hash to stop ' || $1::text, 'tailwell', 'tailwell/nl_NL')`,
    [email],
  )
/** A form that waits for its receiver. */
const keepDelivery = (email: string) =>
  query(
    `insert into deliveries (submission, form, brand, site, body, next_attempt_at)
     values (gen_random_uuid()::text, 'contact', 'tailwell', 'tailwell/nl_NL', $1, now())`,
    [JSON.stringify({ email, fields: { email, message: 'Hello' } })],
  )
/** The same address as some keyboards write it. */
const toOddSpelling = (email: string) =>
  email.replace(/@.*/, (end) => end.replace('@', '＠').replaceAll('.', '．')).toUpperCase()

describe('one’s own data', () => {
  test('comes as it is kept, without hashes and tokens, and of nobody else', async () => {
    const [own, other] = [await register('export'), await register('export-other')]
    const { token, device } = await signIn(own)
    await signIn(other)
    for (const email of [own, toOddSpelling(own)]) await keepForm(email)
    for (const email of [own, other]) await subscribe(email)
    const link = await openData(own, token)
    const { status, body } = await ask('export', { token: link }, { bearer: token })
    const text = JSON.stringify(body)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: { email: own, company: 'De Poot' },
      sessions: [{}],
      devices: [{}],
      forms: [{ fields: { message: 'Hello' } }, { fields: { email: toOddSpelling(own) } }],
      subscriptions: [{ site: 'tailwell/nl_NL', state: 'confirmed', consent_text: 'Yes, please' }],
    })
    for (const secret of [other, token, link, device, 'argon2id', 'token_hash', 'a hash to stop'])
      expect(text).not.toContain(secret)
  })

  test('goes with the account, at once, when its owner says so with the password', async () => {
    const [own, other] = [await register('delete'), await register('keep')]
    const { token } = await signIn(own)
    await keepForm(toOddSpelling(own))
    await keepForm(`${own}.other`)
    const others = [`jo${own}`, `${own}.other`]
    for (const email of [own, toOddSpelling(own), ...others]) await keepDelivery(email)
    const link = await openData(own, token)
    const erase = (current_password: string) => ask('delete', { current_password, token: link }, { bearer: token })
    expect((await erase('not mine')).status).toBe(422)
    expect((await erase(password)).status).toBe(200)
    expect(await me(token)).toBe(401)
    expect((await ask('login', { email: own, password })).status).toBe(401)
    const everywhere = await query(
      `select 1 from customers where email = $1 union all select 1 from submissions where email = $1
       union all select 1 from account_events where actor = $1 union all select 1 from submissions where email = $2`,
      [own, toOddSpelling(own)],
    )
    expect(everywhere).toEqual([])
    expect(await query('select 1 from submissions where email = $1', [`${own}.other`])).toHaveLength(1)
    const waiting = await query(`select body::jsonb ->> 'email' as email from deliveries`)
    expect(waiting.map(({ email }) => email).toSorted()).toEqual(others.toSorted())
    expect(await mailsTo(own, 'account-deleted')).toHaveLength(1)
    expect(await query('select 1 from accounts.erasure')).toHaveLength(1)
    expect(await query('select 1 from customers where email = $1', [other])).toHaveLength(1)
    await expect(query('delete from account_events')).rejects.toThrow('only added to')
    await register('delete')
  })

  test('goes with what the account did under an earlier address, now and after a restore', async () => {
    const [old, wanted] = [await register('moved-from'), addressOf('moved-to')]
    const [{ token }, other] = [await signIn(old), await register('moved-other')]
    const body = { email: wanted, current_password: password, page: PAGE }
    expect((await ask('email', body, { bearer: token })).status).toBe(200)
    for (const email of [wanted, old]) await confirm(await readToken(email))
    const { token: fresh } = await signIn(wanted)
    const link = await openData(wanted, fresh)
    expect((await ask('delete', { current_password: password, token: link }, { bearer: fresh })).status).toBe(200)
    const texts = 'select actor as text from account_events union all select recipient from mails'
    expect(JSON.stringify(await query(texts))).not.toContain(old)
    expect(JSON.stringify(await query(texts))).toContain(other)
    const hashes = JSON.stringify(await query(`select encode(email_hash, 'hex') as hash from accounts.erasure`))
    for (const email of [old, wanted]) expect(hashes).toContain(toErasureHash(email).toString('hex'))
  })

  test('is not told to, nor deleted by, an approved stranger under an address that is not theirs', async () => {
    const [victim, other] = [await register('stranger-claims'), await register('stranger-own')]
    await keepForm(victim)
    const [{ token }, own] = [await signIn(victim), await signIn(other)]
    const link = await openData(victim, token)
    const ofOther = await openData(other, own.token)
    const mail = (await mailsTo(victim, 'account-data-link'))[0]
    for (const word of ['De Poot', 'Sanne']) expect(`${mail?.subject} ${mail?.text}`).not.toContain(word)
    for (const wrong of [undefined, '', 'guess', ofOther, `${link}x`, link.toLowerCase()]) {
      expect((await ask('export', { token: wrong }, { bearer: token })).status).toBe(422)
      const erase = await ask('delete', { token: wrong, current_password: password }, { bearer: token })
      expect([422, 429]).toContain(erase.status)
    }
    expect(await query('select 1 from submissions where email = $1', [victim])).toHaveLength(1)
    expect((await ask('export', { token: link }, {})).status).toBe(401)
    expect((await ask('export', { token: link }, { bearer: own.token })).status).toBe(422)
    expect((await ask('export', undefined, { bearer: token }, 'GET')).status).not.toBe(200)
  })

  test('opens by a link that is good once, for an hour, until the next is sent or the password changes', async () => {
    const own = await register('data-link')
    const { token } = await signIn(own)
    const all = (link: string) => ask('export', { token: link }, { bearer: token })
    const first = await openData(own, token)
    const second = await openData(own, token)
    expect((await all(first)).status).toBe(422)
    expect([(await all(second)).status, (await all(second)).status]).toEqual([200, 422])
    const third = await openData(own, token)
    const rows = await query('select * from accounts.data_link')
    expect(JSON.stringify(rows)).not.toContain(third)
    await query(`update accounts.data_link set expires_at = now() - interval '1 second'`)
    expect((await all(third)).status).toBe(422)
    expect((await ask('data-link', { page: PAGE }, { bearer: token })).status).toBe(429)
    await query(`update accounts.data_link set expires_at = now() + interval '1 hour'`)
    const next = { current_password: password, password: `${password} anew`, password_confirmation: `${password} anew` }
    expect((await ask('password', next, { bearer: token })).status).toBe(200)
    expect((await all(third)).status).toBe(422)
  })

  test('is erased again where a restore brings it back, and not where its owner came back', async () => {
    const [own, again] = [await register('restored'), await register('returned')]
    const plain: PlainQuery = (text, values = []) => query(text, [...values])
    await plain(
      `insert into accounts.erasure (email_hash, reason, erased_at) values ($1, 'test', now() + interval '1 minute')`,
      [toErasureHash(own)],
    )
    await plain(
      `insert into accounts.erasure (email_hash, reason, erased_at) values ($1, 'test', now() - interval '1 day')`,
      [toErasureHash(again)],
    )
    const mine = [own, again].map((email) => toErasureHash(email).toString('hex'))
    const lines = (await listErasures(plain)).filter((line) => mine.some((hash) => line.startsWith(`${hash} `)))
    expect(lines).toHaveLength(2)
    await query('begin')
    expect(await replayErasures(plain, lines)).toBe(1)
    await query('commit')
    const left = await query('select email from customers where email = any($1::text[])', [[own, again]])
    expect(left).toEqual([{ email: again }])
  })
})

describe('browsers and sessions', () => {
  test('are listed; one session is ended, other browsers are forgotten', async () => {
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

  test('of others are out of reach', async () => {
    const [own, other] = [await signIn(await register('mine')), await signIn(await register('theirs'))]
    const { body } = await ask('sessions', undefined, { bearer: other.token }, 'GET')
    const [theirs] = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(body).data
    await ask('session-end', { id: theirs?.id }, { bearer: own.token })
    expect(await me(other.token)).toBe(200)
  })

  test('a link of a mail is a way in for an owner whom strangers lock out', async () => {
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
