import { describe, expect, test } from 'vitest'
import { openAccountMails } from '../testing/account-mails.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, signIn, query, shop, twice, password } = openTestAccounts()
const { mailsTo } = openAccountMails(query)
const PAGE = 'https://www.example.test/business/page/'
/**
 * Mails of a kind in an hour; with the limits of these tests, unknown persons can cause two, and customers can request
 * three.
 */
const MOST = 3

/** What another person can do with an account that has the victim's email address. */
const CAUSES: Readonly<Record<string, (email: string, at: number) => Promise<unknown>>> = {
  'account-received': async () => {},
  'account-known': (email) => ask('register', { ...shop, email, ...twice('another good one') }),
  'account-reset': (email) => ask('password-reset-mail', { email, page: PAGE }),
  'account-data-link': async (email) => ask('data-link', { page: PAGE }, { bearer: (await signIn(email)).token }),
  'account-email-confirm': async (email, at) => {
    const sent = { email: `wanted-${at}@other.test`, current_password: password, page: PAGE }
    return ask('email', sent, { bearer: (await signIn(email)).token })
  },
}

/** Addresses that lead to the same mailbox. */
const SAME = {
  'a plus and a word': (kind: string) =>
    ['', '+1', '+2', '+3', '+4', '+5'].map((more) => `${kind}-victim${more}@shop.test`),
  'dots and the two names of a provider': (kind: string) => {
    const name = kind.replace('account-', 'v')
    return [name, `${name.slice(0, 2)}.${name.slice(2)}`, `${name.slice(0, 3)}.${name.slice(3)}`]
      .flatMap((each) => [`${each}@gmail.com`, `${each}@googlemail.com`])
      .toSorted()
  },
}

describe.each(Object.entries(SAME))('six accounts for one mailbox, distinguished by %s', (_, toEmails) => {
  test.each(Object.entries(CAUSES))('cause only a few mails an hour: %s', async (kind, cause) => {
    const emails = toEmails(kind)
    for (const [at, email] of emails.entries()) {
      expect(await ask('register', { ...shop, email, ...twice(password) })).toMatchObject({ status: 200 })
      await query(`update customers set state = 'approved' where email = $1`, [email])
      await cause(email, at)
      await cause(email, at)
    }
    const sent = await query('select 1 from mails where kind = $1 and recipient = any($2::text[])', [kind, emails])
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(MOST)
  })
})

test('a password can be changed only a few times an hour, because each change sends a mail', async () => {
  const email = 'changes-often@shop.test'
  await ask('register', { ...shop, email, ...twice(password) })
  await query(`update customers set state = 'approved' where email = $1`, [email])
  const { token: bearer } = await signIn(email)
  const statuses: number[] = []
  let current = password
  for (let at = 0; at < 11; at += 1) {
    const next = `${password} for the ${at}. time`
    statuses.push((await ask('password', { current_password: current, ...twice(next) }, { bearer })).status)
    current = next
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await mailsTo(email, 'account-password-changed')).toHaveLength(10)
})
