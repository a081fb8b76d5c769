import { randomUUID } from 'node:crypto'
import { createLocalReq, handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '../payload-types.ts'
import { openTestStudio, type TestStudio } from '../publish/test-studio.ts'

let studio: TestStudio
const tokens: Record<string, string | undefined> = {}
beforeAll(async () => {
  studio = await openTestStudio()
  for (const role of ['admin', 'editor', 'backOffice'] as const) {
    const email = `${role}@example.test`
    const sites = role === 'editor' ? ['tailwell/nl_NL'] : []
    await studio.payload.create({ collection: 'users', data: { name: role, email, password: PASSWORD, role, sites } })
    tokens[role] = (await studio.payload.login({ collection: 'users', data: { email, password: PASSWORD } })).token
  }
})
afterAll(() => studio.close())

const PASSWORD = 'long enough for a test'
const PORTAL = { portal: true }
type State = NonNullable<Customer['state']>

const shop = () => ({
  company: 'De Poot B.V.',
  address: 'Dorpsstraat 1',
  postcode: '1234 AB',
  city: 'Utrecht',
  name: 'Sanne de Wit',
  email: `${randomUUID()}@example.test`,
  password: PASSWORD,
  brand: 'tailwell',
  site: 'tailwell/nl_NL',
})

const register = (state: State = 'approved') =>
  studio.payload.create({ collection: 'customers', data: { ...shop(), state } })

const signIn = (email: string, context = PORTAL) =>
  studio.payload.login({ collection: 'customers', data: { email, password: PASSWORD }, context })

const setState = (id: string, state: State) => studio.payload.update({ collection: 'customers', id, data: { state } })

function ask(method: string, path: string, token?: string, body?: Record<string, unknown>) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return handleEndpoints({
    config: studio.payload.config,
    request: new Request(`http://localhost:3300/api${path}`, init),
  })
}

/** Who a token signs in, seen from the portal or from the studio. */
async function findSignedIn(token: string | undefined, context: Record<string, unknown> = PORTAL) {
  const headers = new Headers({ authorization: `JWT ${token}` })
  const req = await createLocalReq({ context, req: { headers } }, studio.payload)
  return (await studio.payload.auth({ headers, req })).user?.id
}

describe('the REST addresses of accounts', () => {
  const credentials = { email: 'shop@example.test', password: PASSWORD, token: 'x' }

  test.each([
    ['POST', '/login'],
    ['POST', '/logout'],
    ['POST', '/refresh-token'],
    ['GET', '/me'],
    ['GET', '/init'],
    ['POST', '/first-register'],
    ['POST', '/forgot-password'],
    ['POST', '/reset-password'],
    ['POST', '/unlock'],
    ['POST', `/verify/${randomUUID()}`],
  ])('%s %s is shut for customers, strangers and staff', async (method, path) => {
    const customer = await register()
    const own = (await signIn(customer.email)).token
    const body = method === 'POST' ? { ...shop(), ...credentials, email: customer.email } : undefined
    for (const token of [undefined, own, tokens.admin]) {
      const answer = await ask(method, `/customers${path}`, token, body)
      expect(answer.status).toBe(403)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect(await findSignedIn(own)).toBe(customer.id)
  })

  test('are all that Payload has', () => {
    const { endpoints } = studio.payload.collections.users.config
    const { endpoints: shut } = studio.payload.collections.customers.config
    const accountPaths = (endpoints || []).map(({ method, path }) => `${method} ${path}`)
    const first = new Map(
      (shut || []).toReversed().map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
    )
    const handlers = new Map(
      (endpoints || []).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.handler]),
    )
    const open = accountPaths.filter((path) => first.get(path)?.handler === handlers.get(path))
    expect(open.filter((path) => !/ (\/|\/count|\/versions.*|\/access\/:id\?|\/:id)$/.test(path))).toEqual([])
  })

  test('stay shut for who reaches the operations themselves, but the portal', async () => {
    const { email } = await register()
    const { payload } = studio
    await expect(signIn(email, { portal: false })).rejects.toThrow('not allowed')
    await expect(payload.forgotPassword({ collection: 'customers', data: { email } })).rejects.toThrow('not allowed')
    const data = { token: 'x', password: PASSWORD }
    await expect(payload.resetPassword({ collection: 'customers', data, overrideAccess: true })).rejects.toThrow(
      'not allowed',
    )
    const unlocked = payload.unlock({ collection: 'customers', data: { email, password: '' }, overrideAccess: true })
    await expect(unlocked).rejects.toThrow('not allowed')
  })
})

describe('only approved customers', () => {
  test.each(['pending', 'rejected', 'suspended'] as const)('sign in: one who is %s does not', async (state) => {
    const { email } = await register(state)
    await expect(signIn(email)).rejects.toThrow('not allowed')
  })

  test('set a new password by mail: the others keep the old one', async () => {
    const { id, email } = await register('suspended')
    const context = PORTAL
    const token = await studio.payload.forgotPassword({
      collection: 'customers',
      data: { email },
      disableEmail: true,
      context,
    })
    const data = { token, password: 'another long one' }
    const reset = studio.payload.resetPassword({ collection: 'customers', data, overrideAccess: true, context })
    await expect(reset).rejects.toThrow('not allowed')
    await setState(id, 'approved')
    expect((await signIn(email)).token).toBeTruthy()
  })

  test('stay signed in: a suspended one is out at once, for good', async () => {
    const { id, email } = await register()
    const { token } = await signIn(email)
    await studio.payload.update({ collection: 'customers', id, data: { note: 'Called on Monday' } })
    expect(await findSignedIn(token)).toBe(id)
    await setState(id, 'suspended')
    expect(await findSignedIn(token)).toBeUndefined()
    await setState(id, 'approved')
    expect(await findSignedIn(token)).toBeUndefined()
  })

  test('are signed in by the portal only: the studio takes none of their tokens', async () => {
    const { email } = await register()
    const { token } = await signIn(email)
    expect(await findSignedIn(token, {})).toBeUndefined()
    expect((await ask('POST', '/payload-preferences/nav', token, { value: {} })).status).toBe(401)
  })
})

describe('a suspension', () => {
  test('stands, though Payload writes back an account that it read before', async () => {
    const { id, email } = await register()
    await signIn(email)
    const read = await studio.payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } })
    await setState(id, 'suspended')
    await studio.payload.db.updateOne({ collection: 'customers', id, data: { ...read }, returning: false })
    expect(await studio.payload.findByID({ collection: 'customers', id })).toMatchObject({ state: 'suspended' })
  })

  test('wins over sign-ins of the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, email } = await register()
      const signIns = Array.from({ length: 3 }, () => signIn(email).catch(() => ({ token: undefined })))
      await new Promise((resolve) => setTimeout(resolve, 40 * round))
      await setState(id, 'suspended')
      const signedIn = await Promise.all((await Promise.all(signIns)).map(({ token }) => findSignedIn(token)))
      expect(signedIn).toEqual([undefined, undefined, undefined])
      expect(await studio.payload.findByID({ collection: 'customers', id })).toMatchObject({ state: 'suspended' })
    }
  })
})

describe('over REST', () => {
  test('the back office adds and approves customers, an editor does not see them', async () => {
    const made = await ask('POST', '/customers', tokens.backOffice, shop())
    expect(made.status).toBe(201)
    const { id } = (await made.json()).doc
    const approved = await ask('PATCH', `/customers/${id}`, tokens.backOffice, {
      state: 'approved',
      sessions: [{ id }],
    })
    expect(approved.status).toBe(200)
    expect(await approved.json()).toMatchObject({ doc: { state: 'approved', sessions: [] } })
    expect((await ask('PATCH', `/customers/${id}`, tokens.editor, { state: 'rejected' })).status).toBe(403)
    expect((await ask('GET', '/customers', tokens.editor)).status).toBe(403)
    expect((await ask('DELETE', `/customers/${id}`, tokens.backOffice)).status).toBe(403)
    expect((await ask('DELETE', `/customers/${id}`, tokens.admin)).status).toBe(200)
  })

  test('nobody changes what a visitor has sent, the back office says what became of it', async () => {
    const { id } = await studio.payload.create({
      collection: 'submissions',
      data: {
        form: 'contact',
        brand: 'tailwell',
        site: 'tailwell/nl_NL',
        receivedAt: new Date(0).toISOString(),
        state: 'new',
        email: 'visitor@example.test',
        fields: { subject: 'Bowl', message: 'It broke' },
      },
    })
    const wanted = { state: 'handled', note: 'Sent a new one', fields: {}, email: 'x@example.test', form: 'newsletter' }
    const answer = await ask('PATCH', `/submissions/${id}`, tokens.backOffice, wanted)
    expect(await answer.json()).toMatchObject({
      doc: {
        state: 'handled',
        note: 'Sent a new one',
        email: 'visitor@example.test',
        form: 'contact',
        fields: { subject: 'Bowl', message: 'It broke' },
      },
    })
    expect((await ask('POST', '/submissions', tokens.admin, { form: 'contact', fields: {} })).status).toBe(403)
  })
})
