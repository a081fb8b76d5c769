import { expect, test } from 'vitest'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, query, shop, twice, password } = openTestAccounts({ isProduction: true })

test.each([
  ['as it is stored', 'kim@tailwell.example'],
  ['in capitals', 'KIM@TAILWELL.EXAMPLE'],
  ['with an ideographic full stop', 'kim@tailwell。example'],
  ['with a full-width full stop', 'kim@tailwell．example'],
  ['with a full-width letter', 'kim@tailwell.ｅxample'],
  ['with a circled letter', 'kim@tailwell.exampⓛe'],
])('a demo customer cannot sign in on a production server with the address typed %s', async (_, typed) => {
  const email = 'kim@tailwell.example'
  expect(await ask('register', { ...shop, email, ...twice(password) })).toMatchObject({ status: 200 })
  await query(`update customers set state = 'approved' where email = $1`, [email])
  expect(await ask('login', { email: typed, password })).toMatchObject({ status: 401 })
})

test('a customer who is not from the demo can sign in on a production server', async () => {
  const email = 'kim@tailwell.test'
  expect(await ask('register', { ...shop, email, ...twice(password) })).toMatchObject({ status: 200 })
  await query(`update customers set state = 'approved' where email = $1`, [email])
  expect(await ask('login', { email: 'kim@tailwell．test', password })).toMatchObject({ status: 200 })
})
