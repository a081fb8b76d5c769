import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { FEED_TOKEN, READ_TOKEN, SUBMISSIONS_TOKEN, startTestContentApi } from '../testing/test-content-api.ts'
import { createAnswerCheck } from '../testing/test-open-api.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof startTestContentApi>>
beforeAll(async () => {
  database = await createTestDatabase()
  api = await startTestContentApi({ databaseUrl: database.url, mediaDir: '/nowhere' })
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
})

const address = (token = SUBMISSIONS_TOKEN) => api.address('/submissions', { token })
const sent = (id: number, more: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  form: 'contact',
  locale: 'nl_NL',
  receivedAt: '2026-11-22T10:00:00.000Z',
  email: 'visitor@example.test',
  fields: { subject: 'Bowl', message: 'It broke' },
  ...more,
})

const HALF = '😀'.slice(0, 1)

async function query(text: string) {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

describe('a request body', () => {
  const batch = { submissions: [sent(1)] }
  test.each([
    ['that is not JSON', '{', 400, {}],
    ['with a NUL', { submissions: [sent(1, { email: 'a\0b' })] }, 422, {}],
    ['with a lone surrogate', { submissions: [sent(1, { fields: { message: HALF } })] }, 422, {}],
    ['with a lone surrogate in a field name', { submissions: [sent(1, { fields: { [HALF]: 'x' } })] }, 422, {}],
    [
      'with a date that PostgreSQL cannot store',
      { submissions: [sent(1, { receivedAt: '0000-01-01T10:00:00Z' })] },
      422,
      {},
    ],
    ['with the wrong content type', batch, 415, { 'content-type': 'text/plain' }],
    ['without a content type', batch, 415, { 'content-type': '' }],
    ['that is too large', ' '.repeat(1024 * 1024 + 1), 413, {}],
    ['that is a list', [], 422, {}],
    ['without submissions', { submissions: [] }, 422, {}],
    ['with too many submissions', { submissions: Array.from({ length: 51 }, (_, at) => sent(at)) }, 422, {}],
    ['with an unknown form', { submissions: [sent(1, { form: 'order' })] }, 422, {}],
    ['with a site of another brand', { submissions: [sent(1, { locale: 'xx_XX' })] }, 422, {}],
  ])('%s is refused', async (_, body, status, headers) => {
    const refused = await api.send('POST', address(), body, headers)
    expect([refused.status, refused.body]).toEqual([status, { message: expect.any(String), ...errorsOf(refused.body) }])
    const { body: document } = await api.get(api.address('/openapi.json', {}))
    expect(createAnswerCheck(document)('/submissions', refused.body, undefined, status, 'POST')).toEqual([])
    expect(await query('select id from submissions')).toEqual([])
  })

  const errorsOf = (body: unknown) =>
    typeof body === 'object' && body !== null && 'errors' in body ? { errors: body.errors } : {}

  test('that is nested too deeply is refused and causes no server error', async () => {
    const deep = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)
    expect(await api.send('POST', address(), { submissions: deep })).toMatchObject({ status: 422 })
  })

  test('with invalid fields is answered with the error of each field', async () => {
    const { body } = await api.send('POST', address(), { submissions: [sent(1, { id: 'x', receivedAt: 7 })] })
    expect(body).toMatchObject({
      errors: { 'submissions.0.id': [expect.any(String)], 'submissions.0.receivedAt': [expect.any(String)] },
    })
  })
})

test.each([
  ['read', READ_TOKEN, 403],
  ['feed', FEED_TOKEN, 403],
  ['no', 'wrong', 401],
])('a token for %s calls cannot store submissions', async (_, token, status) => {
  expect(await api.send('POST', address(token), { submissions: [sent(1)] })).toMatchObject({ status })
})

test('a site that shows another published state cannot store submissions', async () => {
  const [meta] = await query('select epoch from published.meta')
  const batch = { submissions: [sent(7)] }
  const hand = (epoch: string) => api.send('POST', address(), batch, { 'x-published-epoch': epoch })
  expect(await hand('00000000-0000-4000-8000-00000000dead')).toMatchObject({ status: 409 })
  expect(await query('select id from submissions where id = $$00000000-0000-4000-8000-000000000007$$')).toEqual([])
  expect(await hand(meta.epoch)).toMatchObject({ status: 200 })
  await query('delete from submissions')
})

test('a text that only looks like a NUL escape is stored as text', async () => {
  const message = 'In JSON it is \\u0000, and a smile is 😀'
  const stored = await api.send('POST', address(), { submissions: [sent(8, { fields: { message } })] })
  expect(stored).toMatchObject({ status: 200 })
  expect(await query('select fields from submissions')).toEqual([{ fields: { message } }])
  await query('delete from submissions')
})

test('an id in capitals is treated as the same id, and its mail is written', async () => {
  const id = '00000000-0000-4000-8000-00000000ABCD'
  const email = 'capitals@example.test'
  const fields = { action: 'subscribe', email, page: 'http://localhost:3000/nl-nl/nieuwsbrief/', consent: 'Yes' }
  const newsletter = sent(9, { id, form: 'newsletter', email, fields })
  const stored = await api.send('POST', address(), { submissions: [newsletter] })
  expect(stored).toMatchObject({ status: 200, body: { stored: [id.toLowerCase()] } })
  expect(await query("select 1 from mails where recipient = 'capitals@example.test'")).toHaveLength(1)
  await query('delete from mails; delete from subscribers; delete from submissions')
})

test('other methods get 405 with the allowed method', async () => {
  const refused = await fetch(address(), { method: 'GET' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
})

test('the same batch sent repeatedly, even simultaneously, is stored once, and later changes are kept', async () => {
  const batch = { submissions: [sent(1), sent(2, { email: undefined })] }
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.send('POST', address(), batch)))
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { stored: batch.submissions.map(({ id }) => id) }])
  }
  await query("update submissions set state = 'handled'")
  await api.send('POST', address(), batch)
  expect(await query('select state, form, email, brand, site, fields from submissions order by id')).toEqual([
    {
      state: 'handled',
      form: 'contact',
      email: 'visitor@example.test',
      brand: 'tailwell',
      site: 'tailwell/nl_NL',
      fields: sent(1).fields,
    },
    {
      state: 'handled',
      form: 'contact',
      email: null,
      brand: 'tailwell',
      site: 'tailwell/nl_NL',
      fields: sent(2).fields,
    },
  ])
})
