import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { describe, expect, test } from 'vitest'
import { listErasures, replayErasures } from '../access/sign-in/replay-erasures.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { openAccountMails } from '../testing/account-mails.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, register, signIn, me, query, addressOf, password } = openTestAccounts()

const { mailsTo, readToken } = openAccountMails(query)
const PAGE = 'https://www.example.test/business/account/'

/** Follows the link that proves the email address. */
async function openData(email: string, bearer: string): Promise<string> {
  expect((await ask('data-link', { page: PAGE }, { bearer })).status).toBe(200)
  return readToken(email, 'account-data-link')
}

const confirm = (token: string) => ask('email-confirm', { token })

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
/** A submission that waits for its receiver. */
const keepDelivery = (email: string) =>
  query(
    `insert into deliveries (submission, form, brand, site, body, next_attempt_at)
     values (gen_random_uuid()::text, 'contact', 'tailwell', 'tailwell/nl_NL', $1, now())`,
    [JSON.stringify({ email, fields: { email, message: 'Hello' } })],
  )
/** The same address in the spelling of some keyboards. */
const toOddSpelling = (email: string) =>
  email.replace(/@.*/, (end) => end.replace('@', '＠').replaceAll('.', '．')).toUpperCase()

describe('the personal data of an account', () => {
  test('is exported as stored, without hashes, tokens or data of other people', async () => {
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

  test('is deleted together with the account, at once, when its owner confirms with the password', async () => {
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

  test('is deleted under an earlier email address too, and both addresses are recorded for erasure after a restore', async () => {
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

  test('is deleted without recording an address that was only asked for, which is that of another person', async () => {
    const [own, victim] = [await register('asks-for-it'), addressOf('victim')]
    const { token } = await signIn(own)
    const body = { email: victim, current_password: password, page: PAGE }
    expect((await ask('email', body, { bearer: token })).status).toBe(200)
    const link = await openData(own, token)
    expect((await ask('delete', { current_password: password, token: link }, { bearer: token })).status).toBe(200)
    expect(await mailsTo(victim, 'account-email-confirm')).toEqual([])
    const hashes = JSON.stringify(await query(`select encode(email_hash, 'hex') as hash from accounts.erasure`))
    expect(hashes).toContain(toErasureHash(own).toString('hex'))
    expect(hashes).not.toContain(toErasureHash(victim).toString('hex'))
  })

  test('is neither shown to nor deleted by a signed-in stranger who lacks the link sent to the email address', async () => {
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

  test('opens with a link that works once, for an hour, until another link is sent or the password changes', async () => {
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

  test('is erased again after a restore, unless its owner registered again after the erasure', async () => {
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
