import { expect, test } from 'vitest'
import { openAccountMails } from '../testing/account-mails.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, signIn, query, addressOf, twice, password } = openTestAccounts()
const { mailsTo, readToken } = openAccountMails(query)

test('mails contain no text of the registrant, even after approval, until a link sent to the address was used', async () => {
  const email = addressOf('claimed')
  const words = { company: 'Win at evil.test', name: 'Call 0900 1234', address: 'x', postcode: 'x', city: 'x' }
  await ask('register', { ...words, email, ...twice(password) })
  await query(`update customers set state = 'approved' where email = $1`, [email])
  const { token } = await signIn(email)
  const later = { ...words, company: 'Prize at evil.test', name: 'Ring 0900 5678' }
  expect((await ask('me', later, { bearer: token }, 'PATCH')).status).toBe(200)
  const page = 'https://www.example.test/business/reset-password/'
  await ask('register', { ...words, email, ...twice(password) })
  const next = { current_password: password, ...twice(`${password} anew`) }
  expect((await ask('password', next, { bearer: token })).status).toBe(200)
  const change = { email: addressOf('another'), current_password: `${password} anew`, page }
  expect((await ask('email', change, { bearer: token })).status).toBe(200)
  await ask('password-reset-mail', { email, page })
  const mails = await query('select kind, subject, text, html from mails where recipient = $1', [email])
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'account-email-confirm',
    'account-known',
    'account-password-changed',
    'account-received',
    'account-reset',
  ])
  expect(JSON.stringify(mails)).not.toMatch(/evil|0900/)

  const reset_token = await readToken(email, 'account-reset')
  expect((await ask('password-reset', { reset_token, ...twice(`${password} now`) })).status).toBe(200)
  expect((await mailsTo(email, 'account-password-changed')).at(-1)?.text).toContain('Prize at evil.test')
  await query(`update customers set email = $2 where email = $1`, [email, addressOf('moved-away')])
  expect(await query('select 1 from accounts.proven_address')).toEqual([])
})
