import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { type Caller, openRest, STAFF } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { runsSchema } from '../desk/run-answer.ts'
import { doNext } from './start-importing.ts'
import { startDueSchedule } from './start-schedules.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let query: PlainQuery
let server: Server
let host: string
let answer: { status: number; type: string; body: string }

const TABLE = 'sku,internal_name,brands,price:NL,name:nl_NL,url_slug:nl_NL\n951,A,tailwell,5,Brok,honden\n'
const listSchema = z.object({ schedules: z.array(z.looseObject({ id: z.string(), failure: z.string().nullable() })) })

beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  query = async (text, values = []) => (await studio.payload.db.pool.query(text, [...values])).rows
  server = createServer((_, response) =>
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  vi.stubEnv('RECEIVER_HOSTS', host)
})
beforeEach(async () => {
  answer = { status: 200, type: 'text/csv', body: TABLE }
  await query('delete from import_schedule')
  await query('delete from mails')
})
afterAll(async () => {
  server.close()
  await studio.close()
})

const plan = (more: object = {}, who: Caller = 'admin') => {
  const body = { name: 'PIM', address: `http://${host}/feed`, everyMinutes: 60, settings: {}, ...more }
  return rest.call(who, 'POST', '/import-schedules', { body })
}
const list = async () => listSchema.parse((await rest.call('admin', 'GET', '/import-schedules')).body).schedules

it('a schedule fetches and imports its table, shows the run with its counts, and can be started again', async () => {
  expect((await plan()).status).toBe(200)
  expect(await startDueSchedule(query)).toBe(true)
  expect(await startDueSchedule(query)).toBe(false)
  expect(await doNext(query, async () => studio.payload)).toBe(true)
  const { runs } = runsSchema.parse((await rest.call('admin', 'GET', '/imports')).body)
  expect(runs[0]).toMatchObject({
    startedBy: 'PIM',
    state: 'saved',
    progress: { counts: { new: 1 } },
    files: [{ name: 'feed.csv' }],
  })
  const [schedule] = await list()
  await rest.call('admin', 'POST', `/import-schedules/${schedule?.id}/run`)
  expect(await startDueSchedule(query)).toBe(true)
  await doNext(query, async () => studio.payload)
  const again = runsSchema.parse((await rest.call('admin', 'GET', '/imports')).body).runs[0]
  expect(again).toMatchObject({ progress: { counts: { same: 1, new: 0, changed: 0 } } })
})

it.each([
  ['an answer with an error status', { status: 503 }, 'answered with 503'],
  ['a redirect', { status: 302 }, 'answered with 302'],
  ['an HTML page', { type: 'text/html' }, 'sends text/html, which is not a table'],
])('administrators are notified once of %s', async (_name, given, failure) => {
  answer = { ...answer, ...given }
  await plan()
  await startDueSchedule(query)
  expect((await list())[0]?.failure).toContain(failure)
  const mails = await query('select subject, text from mails')
  expect(mails).toMatchObject([{ subject: 'The import “PIM” failed', text: expect.stringContaining(failure) }])
  await query('update import_schedule set next_at = now()')
  await startDueSchedule(query)
  expect(await query('select 1 from mails')).toHaveLength(1)
})

it.each([
  ['a file that cannot be read', 'sku,sku\n1,2\n', 'two columns are called sku'],
  ['a file whose columns have other names', 'number,sku,name\n1,x,y\n2,z,y\n', 'every row of the file has an error'],
])(
  'administrators are notified once of %s, and again when it returns after a success',
  async (_name, body, failure) => {
    await plan()
    const takeNext = async (given: string) => {
      answer = { ...answer, body: given }
      await query('update import_schedule set next_at = now()')
      await startDueSchedule(query)
      await doNext(query, async () => studio.payload)
    }
    await takeNext(body)
    expect(await query('select text from mails')).toMatchObject([{ text: expect.stringContaining(failure) }])
    await takeNext(body)
    expect(await query('select 1 from mails')).toHaveLength(1)
    await takeNext(TABLE)
    expect(await query('select 1 from mails')).toHaveLength(1)
    await takeNext(body)
    expect(await query('select 1 from mails')).toHaveLength(2)
  },
)

it.each([
  ['http://example.com/a.csv', 'must start with https'],
  ['https://127.0.0.1/a.csv', 'in a private network'],
  ['https://169.254.169.254/latest', 'in a private network'],
  ['https://kim:secret@example.com/a.csv', 'password'],
  ['file:///etc/passwd', 'must start with https'],
  ['s3:../other', 'must start with https'],
])('the address %s is refused', async (address, message) => {
  const refused = await plan({ address })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)])
})

it.each([{ everyMinutes: 1 }, { everyMinutes: 100_000 }, { name: '' }])(
  'a schedule with %j is refused',
  async (more) => {
    expect((await plan(more)).status).toBe(400)
  },
)

it.each([...Object.keys(STAFF), 'anonymous'] as Caller[])(
  'role and operation: only administrators manage schedules (%s)',
  async (who) => {
    const status = who === 'admin' ? 200 : who === 'anonymous' ? 401 : 403
    expect((await plan({}, who)).status).toBe(status)
    expect((await rest.call(who, 'GET', '/import-schedules')).status).toBe(status)
    expect((await rest.call(who, 'POST', '/import-schedules/x/drop')).status).toBe(who === 'admin' ? 404 : status)
  },
)
