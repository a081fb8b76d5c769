import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endProcess } from '../../../scripts/end-process.ts'
import { findFreePort } from '../../../scripts/port.ts'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { PROJECT_ROOT } from '../platform/environment.ts'

let database: TestDatabase
let relayPort: number
let relay: Server
let jobs: ChildProcess
let origin: string
const sockets = new Set<Socket>()

/** A relay between the process and its database, which can interrupt the connection. */
async function openRelay(): Promise<void> {
  const { hostname, port } = new URL(database.url)
  relay = createServer((socket) => {
    const further = connect(Number(port), hostname)
    for (const each of [socket, further]) sockets.add(each.on('error', () => each.destroy()))
    socket.pipe(further).pipe(socket)
  })
  await once(relay.listen(relayPort, '127.0.0.1'), 'listening')
}

function closeRelay(): void {
  relay.close()
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

beforeAll(async () => {
  database = await createTestDatabase()
  relayPort = await findFreePort()
  await openRelay()
  const url = new URL(database.url)
  Object.assign(url, { hostname: '127.0.0.1', port: String(relayPort) })
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  jobs = spawn(process.execPath, ['studio/src/tools/run-jobs.ts'], {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      DATABASE_URL: String(url),
      JOBS_PORT: String(port),
      // An existing folder, so that its disk can be measured.
      MEDIA_DIR: tmpdir(),
      PAYLOAD_SECRET: 'only-for-this-test-run',
      SCHEDULE_EVERY_S: '3600',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
})

afterAll(async () => {
  await endProcess(jobs, 'SIGKILL')
  closeRelay()
  await database.drop()
})

const askReady = () =>
  fetch(`${origin}/readyz`).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    () => ({ status: 0, text: '' }),
  )
const readDown = async () => /^menagerie_database_down (\d)/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]

test('the job process does not start when its schedule is switched off', () => {
  const { status, stderr } = spawnSync(process.execPath, ['studio/src/tools/run-jobs.ts'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: 'only-for-this-test-run',
      SCHEDULE_EVERY_S: '0',
    },
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('SCHEDULE_EVERY_S=0 is for admins')])
})

test('the job process has metrics of disks, connections and waiting mails, and none that it does not count', async () => {
  await expect.poll(askReady, { timeout: 60_000 }).toMatchObject({ status: 200 })
  const readFigures = async () => await (await fetch(`${origin}/metrics`)).text()
  await expect.poll(readFigures, { timeout: 30_000 }).toMatch(/^menagerie_mails_waiting 0$/m)
  const figures = await readFigures()
  for (const name of ['disk_free_bytes', 'pool_mail_used', 'pool_mail_waiting', 'backup_age_seconds'])
    expect(figures).toMatch(new RegExp(`^menagerie_${name} \\d`, 'm'))
  expect(figures).not.toMatch(/jobs_requests|sign_ins/)
})

test('the job process is not ready while its database is unreachable, reports it and recovers', async () => {
  await expect.poll(askReady, { timeout: 60_000 }).toMatchObject({ status: 200 })
  expect(await readDown()).toBe('0')
  closeRelay()
  await expect
    .poll(askReady, { timeout: 60_000 })
    .toMatchObject({ status: 503, text: expect.stringContaining('database: it does not answer') })
  expect(await readDown()).toBe('1')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await openRelay()
  await expect.poll(askReady, { timeout: 60_000 }).toMatchObject({ status: 200 })
  expect(await readDown()).toBe('0')
})
