import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { LOGIN_TRIES } from './guard-login.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const PASSWORD = 'long enough for a test'
const CALLER = { 'user-agent': 'Guesser/1.0', 'x-menagerie-peer': '203.0.113.7' }

async function signIn(email: string, password: string): Promise<number> {
  const request = new Request('http://studio.example/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...CALLER },
    body: JSON.stringify({ email, password }),
  })
  return (await handleEndpoints({ config: studio.payload.config, request })).status
}

test('each sign-in and each guess of a password is a line of the trail with person, time, action, address and browser, and never the password', async () => {
  const email = `${randomUUID()}@example.test`
  const data = { name: 'Ada', email, password: PASSWORD, role: 'reviewer' } as const
  const { id } = await studio.payload.create({ collection: 'users', data })
  const began = Date.now()
  expect(await signIn(email, PASSWORD)).toBe(200)
  const statuses = []
  for (let tried = 0; tried <= LOGIN_TRIES; tried++) statuses.push(await signIn(email, `guess number ${tried}`))
  expect(statuses).toEqual([...Array.from({ length: LOGIN_TRIES }, () => 401), 429])

  const where = { userId: { equals: id } }
  const { docs } = await studio.payload.find({ collection: 'sign-ins', where, sort: 'createdAt', limit: 100 })
  expect(docs.map(({ action }) => action)).toEqual([
    'new-browser',
    ...Array.from({ length: LOGIN_TRIES }, () => 'wrong-password'),
  ])
  for (const { person, address, agent, createdAt } of docs) {
    expect([person, address, agent]).toEqual([email, '203.0.113.7', 'Guesser/1.0'])
    expect(createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(began - 1_000)
  }
  expect(JSON.stringify(docs)).not.toMatch(/guess number|long enough/)
})
