import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CUSTOMER_HEADER } from '@menagerie/contract/accounts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import type { CallLimits } from '../content-api/call/limits.ts'
import { ACCOUNTS_TOKEN, READ_TOKEN, startTestContentApi } from './test-content-api.ts'

export type TestAccountCall = {
  epoch?: string
  bearer?: string
  /** Sends the sites' token as bearer, and the customer's session in a separate header, like the sites. */
  asSite?: boolean
  device?: string
  address?: string
  token?: string
  language?: string
}

/** `more`: limits of the Content API in addition to those of the tests. */
type TestAccounts = { isProduction?: boolean; applicationsAnHour?: number; more?: Partial<CallLimits> }

/** The account calls that a site makes for its visitors, with low limits; each test is another visitor. */
export function openTestAccounts({ isProduction = false, applicationsAnHour = 1000, more = {} }: TestAccounts = {}) {
  let database: TestDatabase
  let client: Client
  let mediaDir = ''
  let api: Awaited<ReturnType<typeof startTestContentApi>>
  beforeAll(async () => {
    database = await createTestDatabase()
    client = new Client({ connectionString: database.url })
    await client.connect()
    mediaDir = mkdtempSync(join(tmpdir(), 'menagerie-portal-'))
    const few = { accountAnswerMs: 0, accountTries: 3, addressTries: 6, mailsAnHour: 2, applicationsAnHour }
    const limits = { ...few, ...more }
    api = await startTestContentApi({ databaseUrl: database.url, mediaDir, limits, isProduction })
  })
  afterAll(async () => {
    await api?.close()
    await client?.end()
    await database?.drop()
    rmSync(mediaDir, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await query('delete from accounts.attempt')
    visitor += 1
  })

  const storeFile = (path: string, content: string) => {
    mkdirSync(dirname(join(mediaDir, path)), { recursive: true })
    writeFileSync(join(mediaDir, path), content)
  }
  let visitor = 0
  const password = 'four words in a row'
  const shop = { company: 'De Poot', address: 'Dorpsstraat 1', postcode: '1234 AB', city: 'Utrecht', name: 'Sanne' }
  const twice = (text: string) => ({ password: text, password_confirmation: text })
  const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows
  const addressOf = (name: string) => `${name}-${visitor}@example.test`

  function ask(path: string, body?: object, asked: TestAccountCall = {}, method = 'POST') {
    const { bearer, device, address = `10.0.0.${visitor}`, token = ACCOUNTS_TOKEN, language = 'nl-NL', epoch } = asked
    const asSite = asked.asSite === true
    return api.send(method, api.address(`/auth/${path}`, asSite ? {} : { token }), body, {
      'accept-language': language,
      'x-visitor-address': address,
      ...(asSite && { authorization: `Bearer ${token}` }),
      ...(bearer && (asSite ? { [CUSTOMER_HEADER]: bearer } : { authorization: `Bearer ${bearer}` })),
      ...(device && { 'x-visitor-device': device }),
      ...(epoch && { 'x-published-epoch': epoch }),
    })
  }

  async function register(name: string, state = 'approved') {
    const email = addressOf(name)
    expect(await ask('register', { ...shop, email, ...twice(password) })).toMatchObject({ status: 200 })
    await query('update customers set state = $2::enum_customers_state where email = $1', [email, state])
    return email
  }

  const begun = z.object({ token: z.string(), device: z.string() })
  async function signIn(email: string, asked: TestAccountCall = {}) {
    const { status, body } = await ask('login', { email, password }, asked)
    expect([status, body]).toEqual([200, expect.anything()])
    return begun.parse(body)
  }
  const me = async (bearer: string, asked: TestAccountCall = {}) =>
    (await ask('me', undefined, { bearer, ...asked }, 'GET')).status
  const askFile = (path: string, bearer: string) =>
    fetch(api.address(`/auth/${path}`, { token: ACCOUNTS_TOKEN }), {
      headers: { 'accept-language': 'nl-NL', authorization: `Bearer ${bearer}` },
    })
  const read = (path: string, bearer?: string) =>
    api.get(api.address(path, { token: READ_TOKEN }), {
      'accept-language': 'nl-NL',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    })
  return { ask, askFile, storeFile, read, register, signIn, me, query, addressOf, shop, twice, password }
}
