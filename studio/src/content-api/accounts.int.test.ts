import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestAccounts } from '../testing/test-accounts.ts'

const { ask, register, signIn, query, addressOf, shop, twice, password } = openTestAccounts()
const textOf = (body: unknown) => z.object({ message: z.string() }).parse(body).message

describe('an account application', () => {
  test('that is pending is reported at login only after the right password', async () => {
    const email = await register('new', 'pending')
    const right = await ask('login', { email, password })
    expect([right.status, textOf(right.body)]).toEqual([403, expect.stringContaining('De Poot')])
    // A state and no mistake of the visitor, so sites do not show it as an error.
    expect(right.body).toMatchObject({ isNotice: true })
    expect(await ask('login', { email, password: 'something else' })).toMatchObject({ status: 401 })
  })

  test.each(['rejected', 'suspended'])('that is %s allows no sign-in', async (state) => {
    expect(await ask('login', { email: await register(state, state), password })).toMatchObject({ status: 403 })
  })

  test('names each invalid field in the language of the page', async () => {
    const sent = { ...shop, company: ' ', email: 'kim@shop', password: 'short', password_confirmation: 'other' }
    const { status, body } = await ask('register', sent, { language: 'nl-NL' })
    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'Controleer wat je hebt ingevuld',
      errors: {
        company: ['Bedrijf: vul dit veld in'],
        email: ['Vul een geldig e-mailadres in'],
        password: ['Het wachtwoord moet minstens 8 tekens hebben'],
        password_confirmation: ['De twee wachtwoorden zijn niet gelijk'],
      },
    })
  })

  test.each(['password1', 'Wachtwoord123', '12345678', 'De P00t 2031!'])(
    'with the easily guessed password %s is refused',
    async (common) => {
      const refused = await ask('register', { ...shop, email: addressOf('common'), ...twice(common) })
      expect(refused).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } })
    },
  )

  test('puts no text that a stranger entered into mails to the address owner, not even after further requests', async () => {
    const email = addressOf('stranger')
    const words = { company: 'Win at evil.test', name: 'Call 0900 1234', address: 'x', postcode: 'x', city: 'x' }
    await ask('register', { ...words, email, ...twice(password) })
    await ask('register', { ...words, email, ...twice(password) })
    await ask('password-reset-mail', { email, page: 'https://www.example.test/business/reset-password/' })
    const mails = await query('select subject, text, html from mails where recipient = $1', [email])
    expect(mails).toHaveLength(3)
    expect(JSON.stringify(mails)).not.toMatch(/evil|0900/)
    expect(JSON.stringify(mails)).toContain(email)
  })

  test('under variants of one mailbox sends only a few mails an hour there, and each application is stored', async () => {
    const [box = '', host] = addressOf('flooded').split('@')
    const emails = Array.from({ length: 7 }, (_, at) => `${box}+${at}@${host}`)
    for (const email of emails)
      expect(await ask('register', { ...shop, email, ...twice(password) })).toMatchObject({ status: 200 })
    expect(await query('select 1 from customers where email = any($1)', [emails])).toHaveLength(7)
    expect(await query('select 1 from mails where recipient = any($1)', [emails])).toHaveLength(2)
  })

  test.each(['\u202E', '\u0007', '\u2028'])(
    'with a hidden control character in a single-line field is refused at that field (%j)',
    async (sign) => {
      const sent = { ...shop, company: `De${sign}Poot`, email: addressOf('hidden'), ...twice(password) }
      expect(await ask('register', sent)).toMatchObject({
        status: 422,
        body: { errors: { company: [expect.any(String)] } },
      })
    },
  )

  test.each(['\0', '😀'.slice(0, 1)])(
    'with a character that text cannot contain is refused and never causes a server error (%j)',
    async (sign) => {
      for (const name of ['company', 'password', 'city']) {
        const sent = { ...shop, email: addressOf('odd'), ...twice(password), [name]: `a${sign}b` }
        expect(await ask('register', sent)).toMatchObject({ status: 422 })
      }
      expect(await ask('login', { email: `a${sign}@b.test`, password: `x${sign}` })).toMatchObject({ status: 422 })
    },
  )

  test('a login from a site that shows another published state gets 409', async () => {
    const [meta] = await query('select epoch from published.meta')
    const { status } = await ask('login', { email: addressOf('x'), password }, { epoch: crypto.randomUUID() })
    expect([status, (await ask('login', { email: addressOf('x'), password }, { epoch: meta?.epoch })).status]).toEqual([
      409, 401,
    ])
  })

  test('stores no values for fields that its form does not have', async () => {
    const email = addressOf('mass')
    await ask('register', { ...shop, email, ...twice(password), state: 'approved', brand: 'aldergrove', note: 'x' })
    expect(await query('select state, brand, note from customers where email = $1', [email])).toEqual([
      { state: 'pending', brand: 'tailwell', note: null },
    ])
  })
})

describe('an email address with an internationalised domain', () => {
  const letters = 'info@Почта.рф'
  const ascii = 'info@xn--80a1acny.xn--p1ai'
  const page = 'https://www.example.test/business/reset-password/'

  test('is one account in both spellings: at registration, at sign-in and at a password reset', async () => {
    expect(await ask('register', { ...shop, email: letters, ...twice(password) })).toMatchObject({ status: 200 })
    expect(await ask('register', { ...shop, email: ascii, ...twice(password) })).toMatchObject({ status: 200 })
    expect(await query('select email from customers where email like $1', ['info@%'])).toEqual([{ email: ascii }])
    await query(`update customers set state = 'approved' where email = $1`, [ascii])
    for (const email of [letters, ascii, 'INFO@XN--80A1ACNY.XN--P1AI', 'info＠почта。рф']) {
      const { status, body } = await ask('login', { email, password })
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ profile: expect.objectContaining({ email: 'info@почта.рф' }) }),
      ])
    }
    expect(await ask('password-reset-mail', { email: letters, page })).toMatchObject({ status: 200 })
    const mails = await query('select kind from mails where recipient = $1 order by created_at', [ascii])
    expect(mails).toEqual([{ kind: 'account-received' }, { kind: 'account-known' }, { kind: 'account-reset' }])
  })
})

describe('no answer reveals whether an address has an account', () => {
  const same = async (path: string, known: object, unknown: object) => {
    const [first, second] = [await ask(path, known), await ask(path, unknown)]
    const blind = (body: unknown) => JSON.stringify(body).replaceAll(/[\w-]+@example\.test/gi, 'x')
    expect([first.status, blind(first.body)]).toEqual([second.status, blind(second.body)])
  }
  test('at login', async () => {
    const email = await register('known')
    await same('login', { email, password: 'wrong' }, { email: addressOf('unknown'), password: 'wrong' })
  })
  test('at registration, where only the owner gets a mail', async () => {
    const email = await register('known')
    await same(
      'register',
      { ...shop, email: email.toUpperCase(), ...twice('another good one') },
      { ...shop, email: addressOf('unknown'), ...twice('another good one') },
    )
    const mails = await query('select kind from mails where recipient = $1 order by created_at', [email])
    expect(mails).toEqual([{ kind: 'account-received' }, { kind: 'account-known' }])
    await signIn(email)
  })
  test('when a password reset is requested', async () => {
    const page = 'https://www.example.test/business/reset-password/'
    await same('password-reset-mail', { email: await register('known'), page }, { email: addressOf('unknown'), page })
  })
  test('when the limit of login attempts is reached', async () => {
    const known = await register('known')
    for (const email of [known, addressOf('unknown')]) {
      const address = `of-${email}`
      const tries = []
      for (let at = 0; at < 4; at += 1)
        tries.push((await ask('login', { email, password: 'wrong' }, { address })).status)
      expect(tries).toEqual([401, 401, 401, 429])
    }
  })
})

describe('password guessing', () => {
  test('is limited per account across IP addresses, with Retry-After, and a known device still lets the owner in', async () => {
    const email = await register('owner')
    const { device } = await signIn(email)
    for (let at = 0; at < 3; at += 1) await ask('login', { email, password: 'guess' }, { address: `bot-${at}` })
    const refused = await ask('login', { email, password }, { address: 'bot-9' })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    await signIn(email, { device })
    expect(await ask('login', { email, password }, { device: 'not-a-known-device-at-all' })).toMatchObject({
      status: 429,
    })
  })

  test('locks no customer out when attempts are dated in the future because the clock was set back', async () => {
    const email = await register('clock')
    for (let at = 0; at < 4; at += 1) await ask('login', { email, password: 'guess' }, { address: `clock-${at}` })
    expect(await ask('login', { email, password }, { address: 'clock-5' })).toMatchObject({ status: 429 })
    await query(`update accounts.attempt set since = now() + interval '1 day'`)
    await signIn(email, { address: 'clock-6' })
  })

  test('is limited per IP address across many accounts', async () => {
    const email = await register('other')
    for (let at = 0; at < 6; at += 1)
      await ask('login', { email: addressOf(`a${at}`), password: 'guess' }, { address: 'bot' })
    expect(await ask('login', { email, password }, { address: 'bot' })).toMatchObject({ status: 429 })
    await signIn(email, { address: 'home' })
  })

  test('is limited per household (IPv6 /64) and per customer of a provider (IPv6 /56)', async () => {
    let tried = 0
    const guess = (address: string) => {
      tried += 1
      return ask('login', { email: addressOf(`v6-${tried}`), password: 'guess' }, { address })
    }
    for (let at = 0; at < 6; at += 1) expect(await guess(`2001:db8:0:1::${at}`)).toMatchObject({ status: 401 })
    expect(await guess('2001:db8:0:1:9::9')).toMatchObject({ status: 429 })
    for (let at = 2; at < 19; at += 1) expect(await guess(`2001:db8:0:${at}::1`)).toMatchObject({ status: 401 })
    expect(await guess('2001:db8:0:ff::1')).toMatchObject({ status: 429 })
    expect(await guess('2001:db8:0:100::1')).toMatchObject({ status: 401 })
  })

  test('is limited just as strictly when the attempts arrive simultaneously', async () => {
    const email = await register('race')
    const tries = Array.from({ length: 12 }, (_, at) =>
      ask('login', { email, password: 'guess' }, { address: `crowd-${at}` }),
    )
    const all = await Promise.all(tries)
    expect(all.filter(({ status }) => status === 401)).toHaveLength(3)
  })
})
