import { findById } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { expect, test } from 'vitest'
import { askAccounts } from './ask-accounts.ts'

const site = findById('tailwell/nl_NL')
if (site === undefined) throw new Error('The demo has a Dutch site')
const t = translator(site)
const input = {
  site,
  fields: { email: 'kim@shop.example', password: 'secret' },
  visitor: { address: '192.0.2.1', isHttps: true, session: undefined },
  t,
  signal: AbortSignal.timeout(5_000),
}

test.each([401, 403])(
  'an invalid token of the site (%i) is answered as unavailable, not as an error of the visitor',
  async (status) => {
    const json = { message: 'A valid token is needed', isOfToken: true }
    expect(await askAccounts({ ask: async () => ({ status, json }) }, input, '/auth/login', {})).toMatchObject({
      status: 503,
      message: t('auth.unavailable'),
      values: { email: 'kim@shop.example' },
    })
  },
)

test('a wrong password is answered with the message of the studio', async () => {
  const json = { message: 'Wachtwoord of adres klopt niet' }
  expect(await askAccounts({ ask: async () => ({ status: 401, json }) }, input, '/auth/login', {})).toMatchObject({
    status: 401,
    message: json.message,
  })
})
