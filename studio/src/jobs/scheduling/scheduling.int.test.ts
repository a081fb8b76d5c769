import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createLocalReq, type TypedUser } from 'payload'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { endProcess } from '../../../../scripts/end-process.ts'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import type { ScheduledCollection } from './plan.ts'
import { queuePlan, toPlanInput } from './queue-plan.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { startScheduling } from './start-scheduling.ts'

type Role = 'admin' | 'editor' | 'reviewer'

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
  admin = await newPerson('admin')
})

afterEach(() => published.read('delete from payload_jobs'))

afterAll(async () => {
  await pool?.end()
  await published?.close()
  await studio?.close()
})

async function newPerson(role: Role, sites: string[] = []): Promise<TypedUser> {
  const data = { name: role, email: `${crypto.randomUUID()}@example.test`, password: 'long enough', role, sites }
  return { ...(await studio.payload.create({ collection: 'users', data })), collection: 'users' }
}

type AskedPlan = {
  id: string
  type: 'publish' | 'unpublish'
  at: Date
  newest?: boolean
  collection?: ScheduledCollection
}

/** Skips the form's checks, so that a schedule can be due immediately. */
async function plan(user: TypedUser, { collection = 'pages', newest = false, at, ...asked }: AskedPlan): Promise<void> {
  const req = await createLocalReq({ user }, studio.payload)
  await queuePlan(req, await toPlanInput(req, { ...asked, collection, newest, at }), at)
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const publishAt = ({ id }: { id: string }, at = ago(1)): AskedPlan => ({ id, type: 'publish', at })
const runNow = () => runDueJobs(pool, () => Promise.resolve(studio.payload))
const jobs = () => published.read('select id::text, processing, has_error, total_tried, wait_until from payload_jobs')
const isPublic = async (page: { id: string }) => (await published.row(page.id))?.deleted === false

describe('a planned publish', () => {
  test('is carried out at its time with the newest draft, and its plan is removed', async () => {
    const page = await make.page({ _status: 'draft', title: 'Eerste' })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { title: 'Laatste' }, draft: true })
    await plan(admin, publishAt(page))
    expect(await isPublic(page)).toBe(false)
    expect(await runNow()).toBe('ran')
    expect((await published.row(page.id))?.body.title).toBe('Laatste')
    expect(await jobs()).toEqual([])
  })

  test('waits for its time', async () => {
    const page = await make.page({ _status: 'draft' })
    await plan(admin, publishAt(page, ago(-60)))
    expect(await runNow()).toBe('idle')
    expect(await isPublic(page)).toBe(false)
  })

  test('leaves a redirect when it moves the document', async () => {
    const page = await make.page({ path: 'plan/oud' })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { path: 'plan/nieuw' }, draft: true })
    await plan(admin, publishAt(page))
    await runNow()
    expect(await published.row(page.id)).toMatchObject({ path: 'plan/nieuw' })
    const [former] = await published.read(`select kind from published.entry where path = 'plan/oud'`)
    expect(former).toEqual({ kind: 'redirect' })
  })

  test('a planned unpublish removes the document, and of two overdue plans the later one counts', async () => {
    const page = await make.page()
    await plan(admin, { id: page.id, type: 'unpublish', at: ago(1) })
    await runNow()
    expect(await published.row(page.id)).toMatchObject({ deleted: true, path: null })
    await plan(admin, { id: page.id, type: 'unpublish', at: ago(10) })
    await plan(admin, { id: page.id, type: 'publish', at: ago(5) })
    await runNow()
    expect(await isPublic(page)).toBe(true)
  })

  test('that is refused is tried again later and delays no other plan', async () => {
    const refused = await make.page({ path: 'plan/bezet', _status: 'draft' })
    const good = await make.page({ _status: 'draft' })
    await plan(admin, publishAt(refused, ago(9)))
    await plan(admin, publishAt(good, ago(1)))
    await make.page({ path: 'plan/bezet' })
    await runNow()
    expect(await isPublic(refused)).toBe(false)
    expect(await isPublic(good)).toBe(true)
    const [job, ...others] = await jobs()
    expect(others).toEqual([])
    expect(job).toMatchObject({ processing: false, total_tried: '1' })
    expect(job?.has_error).not.toBe(true)
    expect(job?.wait_until).toEqual(expect.any(Date))
    expect(Number(job?.wait_until)).toBeGreaterThan(Date.now())
  })
})

describe('several processes', () => {
  test('run each job once', async () => {
    const pages = await Promise.all(Array.from({ length: 6 }, () => make.page({ _status: 'draft' })))
    for (const page of pages) await plan(admin, publishAt(page))
    const others = new Pool({ connectionString: studio.databaseUrl, max: 1 })
    const rounds = await Promise.all([runNow(), runDueJobs(others, () => Promise.resolve(studio.payload))])
    await others.end()
    expect(rounds.sort()).toEqual(['elsewhere', 'ran'])
    for (const page of pages) {
      const { docs } = await studio.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: page.id }, 'version._status': { equals: 'published' } },
      })
      expect(docs).toHaveLength(1)
    }
  })

  test('take over from a process that was killed in the middle of a job', async () => {
    const page = await make.page({ _status: 'draft' })
    await plan(admin, publishAt(page))
    const blocker = await published.pool.connect()
    await blocker.query('begin; lock table published.entry in exclusive mode')
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'studio/src/testing/test-runner.ts')], {
      stdio: 'ignore',
    })
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ processing: true }]), {
      timeout: 30_000,
      interval: 100,
    })
    expect(await runNow()).toBe('elsewhere')
    await endProcess(child)
    await blocker.query('rollback')
    blocker.release()
    // PostgreSQL notices a lost client after a short time.
    await vi.waitFor(async () => expect(await runNow()).toBe('ran'), { timeout: 60_000, interval: 100 })
    expect(await isPublic(page)).toBe(true)
    expect(await jobs()).toEqual([])
  })

  test('give up a job that repeatedly ends its process', async () => {
    const page = await make.page({ _status: 'draft' })
    await plan(admin, publishAt(page))
    await published.read('update payload_jobs set processing = true, total_tried = 4')
    await runNow()
    expect(await jobs()).toMatchObject([{ processing: false, has_error: true }])
    expect(await isPublic(page)).toBe(false)
    expect(await runNow()).toBe('idle')
  })
})

test('a plan is carried out only while the person who made it may still publish', async () => {
  const page = await make.page({ _status: 'draft' })
  const editor = await newPerson('editor', ['tailwell/nl_NL'])
  await plan(editor, publishAt(page))
  await studio.payload.update({ collection: 'users', id: editor.id, data: { sites: ['tailwell/de_DE'] } })
  await runNow()
  expect(await isPublic(page)).toBe(false)
})

test('a process that checks at intervals carries out due plans, and reports an unreachable database once', async () => {
  const page = await make.page({ _status: 'draft' })
  await plan(admin, publishAt(page))
  const told: string[] = []
  const start = (databaseUrl: string) =>
    startScheduling({
      databaseUrl,
      everyMs: 20,
      loadPayload: () => Promise.resolve(studio.payload),
      logError: (message) => told.push(message),
    })
  const lost = start('postgres://nobody@127.0.0.1:1/none')
  const found = start(studio.databaseUrl)
  await vi.waitFor(async () => expect(await isPublic(page)).toBe(true), { timeout: 60_000, interval: 50 })
  await Promise.all([lost.stop(), found.stop()])
  expect(told).toEqual([expect.stringContaining('Scheduled publishing waits')])
})
