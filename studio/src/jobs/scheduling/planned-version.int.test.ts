import { createLocalReq, type TypedUser } from 'payload'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { queuePlan, toPlanInput } from './queue-plan.ts'
import { runDueJobs } from './run-due-jobs.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>
let pool: Pool
let admin: TypedUser

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
  pool = new Pool({ connectionString: studio.databaseUrl, max: 2 })
  pool.on('error', () => {})
  const data = { name: 'Anna', email: 'anna@example.test', password: 'long enough', role: 'admin' as const }
  admin = { ...(await studio.payload.create({ collection: 'users', data })), collection: 'users' }
})
afterAll(async () => {
  await pool?.end()
  await published?.close()
  await studio?.close()
})

async function planNow(id: string, newest: boolean) {
  const req = await createLocalReq({ user: admin }, studio.payload)
  const at = new Date(Date.now() - 1000)
  await queuePlan(req, await toPlanInput(req, { collection: 'pages', id, type: 'publish', at, newest }), at)
}
const write = (id: string, data: Record<string, unknown>) =>
  studio.payload.update({ collection: 'pages', id, data, draft: true, autosave: true })
const runNow = () => runDueJobs(pool, () => Promise.resolve(studio.payload))
const newestOf = (id: string) => studio.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
const text = (body: string) => ({
  blockType: 'BlockQuote',
  text: body,
})

test('the planned version is published, and later changes stay the newest draft', async () => {
  const page = await make.page({ title: 'Nu', subTitle: 'Oud', main: [] })
  await write(page.id, { title: 'Gepland' })
  await planNow(page.id, false)
  await write(page.id, { title: 'Later', subTitle: null, main: [text('Nog niet')] })
  expect(await runNow()).toBe('ran')
  const body = (await published.row(page.id))?.body
  expect(body).toMatchObject({ title: 'Gepland', subTitle: 'Oud' })
  expect(JSON.stringify(body)).not.toContain('Nog niet')
  const newest = await newestOf(page.id)
  expect(newest).toMatchObject({ title: 'Later', _status: 'draft', main: [{ text: 'Nog niet' }] })
  expect(newest.subTitle ?? null).toBeNull()
})

test('a plan for the newest version publishes all changes made until then', async () => {
  const page = await make.page({ title: 'Nu' })
  await planNow(page.id, true)
  await write(page.id, { title: 'Tot dan' })
  await runNow()
  expect((await published.row(page.id))?.body.title).toBe('Tot dan')
  expect((await newestOf(page.id))._status).toBe('published')
})

test('the plans of a deleted document are deleted', async () => {
  const page = await make.page()
  await planNow(page.id, false)
  await studio.payload.delete({ collection: 'pages', id: page.id })
  expect(await published.read('select 1 from payload_jobs')).toEqual([])
})
