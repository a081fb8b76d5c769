import { describe, expect, test, vi } from 'vitest'
import { erasePerson } from '../access/sign-in/erase-person.ts'
import { openAccountMails } from '../testing/account-mails.ts'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, register, signIn, me, query, addressOf, shop, twice, password } = openTestAccounts()
const { readToken } = openAccountMails(query)

const PAGE = 'https://www.example.test/business/reset-password/'
const NEW = 'five other words in rows'
const login = (email: string, word = password) => ask('login', { email, password: word })
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

async function askForLink(email: string): Promise<string> {
  expect(await ask('password-reset-mail', { email, page: PAGE })).toMatchObject({ status: 200 })
  return readToken(email, 'account-reset')
}
const reset = (reset_token: string, word = NEW) => ask('password-reset', { ...twice(word), reset_token })
const change = (bearer: string, word: string) =>
  ask('password', { current_password: password, ...twice(word) }, { bearer })

describe('a password that is replaced', () => {
  test('opens no session for a sign-in that has checked it before', async () => {
    const email = await register('late-sign-in')
    const token = await askForLink(email)
    const [set, late] = await Promise.all([reset(token), login(email)])
    expect(set.status).toBe(200)
    if (late.status === 200) expect(await me(String(Object(late.body).token))).toBe(401)
    expect(
      await query('select 1 from accounts.session s join customers c on c.id = s.customer_id where c.email = $1', [
        email,
      ]),
    ).toEqual([])
  })

  test('changes no password any more, in a call that has checked it before', async () => {
    const email = await register('late-change')
    const [owner, thief] = [await signIn(email), await signIn(email)]
    const words = ['of the owner alone', 'of the thief alone']
    const statuses = await Promise.all([
      statusOf(change(owner.token, words[0] ?? '')),
      statusOf(change(thief.token, words[1] ?? '')),
    ])
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const won = statuses.indexOf(200)
    expect(await statusOf(login(email, words[won]))).toBe(200)
    expect(await me([owner, thief][1 - won]?.token ?? '')).toBe(401)
  })

  test('by a link wins over a change that has checked the old one before', async () => {
    const email = await register('late-link')
    const [token, thief] = [await askForLink(email), await signIn(email)]
    const [set] = await Promise.all([reset(token), change(thief.token, 'of the thief alone')])
    expect(set.status).toBe(200)
    expect(await statusOf(login(email, NEW))).toBe(200)
  })

  test('asks for no other address any more', async () => {
    const email = await register('late-address')
    const [token, thief] = [await askForLink(email), await signIn(email)]
    const asked = { email: addressOf('thief'), current_password: password, page: PAGE }
    await Promise.all([reset(token), ask('email', asked, { bearer: thief.token })])
    expect(
      await query('select 1 from accounts.email_change e join customers c on c.id = e.customer_id where c.email = $1', [
        email,
      ]),
    ).toEqual([])
  })
})

test('of links to a password that are used at once, one sets it and the others are told to be used up', async () => {
  for (let round = 0; round < 3; round++) {
    const email = await register(`links-${round}`)
    const tokens = [await askForLink(email), await askForLink(email)]
    expect(new Set(tokens).size).toBe(2)
    const statuses = await Promise.all(tokens.map((token, at) => statusOf(reset(token, `${NEW} ${at}`))))
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(await statusOf(login(email, `${NEW} ${statuses.indexOf(200)}`))).toBe(200)
  }
})

test('an export at the moment of a change that ends its link waits for it, and is told that the link is used up', async () => {
  const email = await register('export-at-once')
  const { token: bearer } = await signIn(email)
  expect((await ask('data-link', { page: PAGE }, { bearer })).status).toBe(200)
  const token = await readToken(email, 'account-data-link')
  await query('begin')
  await query('select 1 from customers where email = $1 for update', [email])
  const exporting = ask('export', { token }, { bearer })
  await new Promise((done) => setTimeout(done, 200))
  await query('delete from accounts.data_link')
  await query('commit')
  expect((await exporting).status).toBe(422)
})

describe('an account that is erased while a call waits for it', () => {
  const eraseDuring = async <T>(email: string, call: () => Promise<T>): Promise<T> => {
    await query('begin')
    await erasePerson((text, values = []) => query(text, [...values]), email, 'test')
    const calling = call()
    await new Promise((done) => setTimeout(done, 200))
    await query('commit')
    return calling
  }
  const traces = (email: string) => query('select action from account_events where lower(actor) = $1', [email])

  test.each([
    ['PATCH', 'me', { ...shop, company: 'De Andere Poot' }],
    ['DELETE', 'sessions', undefined],
    ['DELETE', 'devices', undefined],
  ])('is not there any more for its customer, and the trail does not name it (%s %s)', async (method, path, body) => {
    const email = await register(`erased-${path}`)
    const { token: bearer } = await signIn(email)
    const { status } = await eraseDuring(email, () => ask(path, body, { bearer }, method))
    expect([status, await traces(email)]).toEqual([401, []])
  })
})

describe('an account that is suspended', () => {
  const setState = (email: string, state: string) =>
    query('update customers set state = $2::enum_customers_state where email = $1', [email, state])

  test('at the moment of a sign-in has no session when it is approved again', async () => {
    const email = await register('suspended-at-once')
    await query('delete from accounts.attempt')
    const signing = login(email)
    // The try is counted after the account was read, and before its password is checked.
    await vi.waitFor(async () => expect(await query('select 1 from accounts.attempt')).not.toEqual([]), { interval: 1 })
    await setState(email, 'suspended')
    const late = await signing
    await setState(email, 'approved')
    if (late.status === 200) expect(await me(String(Object(late.body).token))).toBe(401)
  })

  test('does not get another address by links of before', async () => {
    const [email, wanted] = [await register('suspended-address'), addressOf('wanted')]
    const { token } = await signIn(email)
    const asked = { email: wanted, current_password: password, page: PAGE }
    expect(await ask('email', asked, { bearer: token })).toMatchObject({ status: 200 })
    const links = [await readToken(email), await readToken(wanted)]
    await setState(email, 'suspended')
    for (const link of links) expect((await ask('email-confirm', { token: link })).status).toBe(422)
    expect(await query('select 1 from customers where email = $1', [wanted])).toEqual([])
  })
})
