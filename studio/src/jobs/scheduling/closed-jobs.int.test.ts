import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { SCHEDULED_COLLECTIONS } from './plan.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio?.close())

test.each([
  ['GET', '/api/payload-jobs'],
  ['POST', '/api/payload-jobs'],
  ['GET', '/api/payload-jobs/run'],
  ['GET', '/api/payload-jobs/handle-schedules'],
])('not even an administrator can reach jobs from outside: %s %s', async (method, path) => {
  const { payload } = studio
  const login = { email: `${crypto.randomUUID()}@example.test`, password: 'long enough' }
  await payload.create({ collection: 'users', data: { name: 'Admin', role: 'admin', ...login } })
  const { token } = await payload.login({ collection: 'users', data: login })
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const body = method === 'POST' ? JSON.stringify({ taskSlug: 'schedulePublish' }) : null
  const request = new Request(`http://studio.example${path}`, { method, headers, body })
  const answer = await handleEndpoints({ config: payload.config, request })
  expect([401, 403]).toContain(answer.status)
})

test('exactly the collections with drafts can be planned', () => {
  const withDrafts = studio.payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(({ slug }) => slug)
  expect([...SCHEDULED_COLLECTIONS].sort()).toEqual(withDrafts.sort())
  const planned = studio.payload.config.collections.filter(({ admin }) => admin.defaultColumns?.includes('plans'))
  expect(planned.map(({ slug }) => slug).sort()).toEqual(withDrafts.sort())
})
