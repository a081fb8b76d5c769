import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => studio.close())

const PASSWORD = 'long enough for a test'

function ask(path: string, body: Record<string, unknown>, method = 'POST', token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) }
  const request = new Request(`http://localhost:3300/api${path}`, { method, headers, body: JSON.stringify(body) })
  return handleEndpoints({ config: studio.payload.config, request })
}

const signIn = (email: string, password = PASSWORD) =>
  studio.payload.login({ collection: 'users', data: { email, password } })

test('an anonymous visitor cannot create the first account, and an administrator can add accounts', async () => {
  const first = { name: 'First', email: 'first@example.test', password: PASSWORD, role: 'admin' as const }
  for (const path of ['/users/first-register', '/users']) expect((await ask(path, first)).status).toBe(403)
  expect((await studio.payload.count({ collection: 'users' })).totalDocs).toBe(0)
  await studio.payload.create({ collection: 'users', data: first })
  const { token } = await signIn('first@example.test')
  const second = { ...first, email: 'second@example.test', role: 'reviewer' }
  expect((await ask('/users', second, 'POST', token)).status).toBe(201)
  expect((await signIn('second@example.test')).user?.role).toBe('reviewer')
})

test('a demo account signs in on a test machine and is refused in production', async () => {
  const email = 'demo@example.test'
  await studio.payload.create({
    collection: 'users',
    data: { name: 'Demo', email, password: PASSWORD, role: 'admin', demo: true },
  })
  expect((await signIn(email)).token).toBeTruthy()
  vi.stubEnv('MENAGERIE_PRODUCTION', '1')
  await expect(signIn(email)).rejects.toThrow('Demo accounts cannot sign in on this server')
  const answer = await ask('/users/login', { email, password: PASSWORD })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('people can change their own name and password, but not their role and sites', async () => {
  const made = await studio.payload.create({
    collection: 'users',
    data: { name: 'Before', email: 'own@example.test', password: PASSWORD, role: 'editor', sites: ['tailwell/nl_NL'] },
  })
  const { token } = await signIn('own@example.test')
  const wanted = {
    name: 'After',
    password: 'another long one',
    ownPassword: PASSWORD,
    role: 'admin',
    sites: ['tailwell/de_DE'],
    email: 'x@example.test',
  }
  expect((await ask(`/users/${made.id}`, wanted, 'PATCH', token)).status).toBe(200)
  const { user } = await signIn('own@example.test', 'another long one')
  expect(user).toMatchObject({ name: 'After', role: 'editor', sites: ['tailwell/nl_NL'] })
})

test('an administrator cannot delete their own account', async () => {
  const { user } = await signIn('first@example.test')
  const gone = studio.payload.delete({ collection: 'users', id: String(user?.id), user, overrideAccess: false })
  await expect(gone).rejects.toThrow()
  expect((await signIn('first@example.test')).user?.id).toBe(user?.id)
})

test('a short password is refused at its field', async () => {
  const data = { name: 'Short', email: 'short@example.test', password: 'seven77', role: 'reviewer' as const }
  await expect(studio.payload.create({ collection: 'users', data })).rejects.toThrow(
    'A password must have at least 8 characters',
  )
})

test('jobs cannot be started over the network, and there is no GraphQL', async () => {
  const { token } = await signIn('first@example.test')
  const addresses = ['/payload-jobs/run', '/payload-jobs/handle-schedules', '/graphql']
  const answers = await Promise.all(addresses.map((path) => ask(path, {}, 'POST', token)))
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
})

test('a person can sign in with the Unicode or the ASCII form of an internationalised email address', async () => {
  const letters = 'Anna@Почта.рф'
  const ascii = 'anna@xn--80a1acny.xn--p1ai'
  const data = { name: 'Anna', email: letters, password: PASSWORD, role: 'reviewer' as const }
  const made = await studio.payload.create({ collection: 'users', data })
  expect(made.email).toBe(ascii)
  for (const email of [letters, ascii]) {
    expect((await ask('/users/login', { email, password: PASSWORD })).status).toBe(200)
    expect((await ask('/users/forgot-password', { email })).status).toBe(200)
  }
  const { totalDocs } = await studio.payload.count({ collection: 'mails', where: { recipient: { equals: ascii } } })
  expect(totalDocs).toBeGreaterThan(0)
  await expect(studio.payload.create({ collection: 'users', data: { ...data, email: ascii } })).rejects.toThrow()
})
