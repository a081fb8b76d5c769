import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Submission, submissionBatchSchema } from '@menagerie/contract/submissions'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { endProcess } from '../../../../scripts/end-process.ts'
import { createLog } from '../../platform/log.ts'
import type { NewSubmission, Outbox } from '../../platform/outbox.ts'
import { inTrace } from '../../platform/trace.ts'
import { openOutbox } from './open-outbox.ts'
import { openOutboxFile } from './outbox-file.ts'

const DAY_MS = 86_400_000
const THREAD = new URL('./thread.ts', import.meta.url)
const SUBMISSION: NewSubmission = {
  form: 'contact',
  brand: 'tailwell',
  locale: 'en_GB',
  fields: { email: 'kim@shop.example', message: 'Hello' },
  isSpam: false,
}

let folder = ''
let studio: { server: Server; url: string; taken: Submission[]; status: number }
const opened: Outbox[] = []
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const taken: Submission[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    if (request.method === 'GET') response.writeHead(studio.status).end()
    else if (studio.status === 200) {
      const { submissions } = submissionBatchSchema.parse(JSON.parse(text))
      taken.push(...submissions.filter(({ id }) => !taken.some((known) => known.id === id)))
      const stored = submissions.map(({ id }) => id)
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ stored }))
    } else response.writeHead(studio.status).end('<html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  studio = { server, url: `http://127.0.0.1:${port}`, taken, status: 200 }
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
  await Promise.all(children.splice(0).map((child) => endProcess(child)))
  studio.server.closeAllConnections()
  studio.server.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileName = () => join(folder, 'outbox.sqlite')
function open(options: { maxMb?: number; isAlone?: boolean; thread?: URL; write?: () => void } = {}): Outbox {
  const target = options.isAlone ? undefined : { url: studio.url, token: 'token' }
  const data = { file: fileName(), maxMb: options.maxMb ?? 64, target }
  const outbox = openOutbox({
    thread: options.thread ?? THREAD,
    data,
    log: createLog({ level: 'error', write: options.write ?? (() => {}) }),
  })
  opened.push(outbox)
  return outbox
}
const toSubmission = (message: string): Submission => ({
  ...words(message),
  receivedAt: new Date().toISOString(),
  id: randomUUID(),
})
const words = (message: string): NewSubmission => ({ ...SUBMISSION, fields: { ...SUBMISSION.fields, message } })

test('accepted forms reach the studio oldest first, and a form repeated within a day is stored once', async () => {
  const outbox = open()
  const messages = Array.from({ length: 30 }, (_, at) => `Question ${at}`)
  for (const message of messages) expect(await outbox.accept(words(message), message, DAY_MS)).toBe('stored')
  expect(await outbox.accept(words('Question 3'), 'Question 3', DAY_MS)).toBe('repeated')
  await vi.waitFor(() => expect(studio.taken.map(({ fields }) => fields.message)).toEqual(messages), 30_000)
})

test('two processes share one outbox, and all forms are delivered when the studio is back', async () => {
  studio.status = 502
  const [one, other] = [open(), open()]
  const accepted = await Promise.all(
    Array.from({ length: 100 }, (_, at) => (at % 2 ? one : other).accept(words(`${at}`), `${at}`, DAY_MS)),
  )
  expect(accepted.every((each) => each === 'stored')).toBe(true)
  expect(await other.accept(words('1'), '1', DAY_MS)).toBe('repeated')
  expect(studio.taken).toEqual([])
  studio.status = 200
  await vi.waitFor(() => expect(studio.taken).toHaveLength(100), 30_000)
})

test('a form keeps the trace id of the request that submitted it', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const outbox = open()
  await inTrace(`00-${trace}-00f067aa0ba902b7-01`, () => outbox.accept(words('traced'), 'traced', DAY_MS))
  await outbox.accept(words('untraced'), 'untraced', DAY_MS)
  await vi.waitFor(() => expect(studio.taken).toHaveLength(2), 30_000)
  expect(studio.taken.map((taken) => taken.trace)).toEqual([trace, undefined])
})

test('one process delivers at a time, and another one gets the lease as soon as a delivery has ended', async () => {
  const [one, other] = [openOutboxFile(fileName()), openOutboxFile(fileName())]
  const row = (id: string) => ({
    brand: 'tailwell' as const,
    submission: { ...toSubmission('Hello'), id },
    contentKey: id,
    sameForMs: DAY_MS,
  })
  one.accept([row(randomUUID()), row(randomUUID())])
  expect(one.lease('tailwell', 'one', 1_000, 12_000)).toBe(true)
  expect(other.lease('tailwell', 'other', 1_001, 12_001)).toBe(false)
  expect(other.lease('aldergrove', 'other', 1_001, 12_001)).toBe(true)
  one.delivered([one.findOldest('tailwell', 1_002)[0]?.id ?? ''], 'tailwell', 'one', 1_002)
  expect(other.lease('tailwell', 'other', 1_003, 12_003)).toBe(true)
  one.giveBackLease('tailwell', 'one')
  expect(one.lease('tailwell', 'one', 1_004, 12_004)).toBe(false)
  one.close()
  other.close()
})

test('ends the lease of a killed process when the clock was set back by an hour', () => {
  const killed = openOutboxFile(fileName())
  const next = openOutboxFile(fileName())
  expect(killed.lease('tailwell', 'killed', 3_601_000, 3_612_000)).toBe(true)
  killed.close()
  expect(next.lease('tailwell', 'next', 3_600_000, 3_611_000)).toBe(false)
  expect(next.lease('tailwell', 'next', 1_000, 12_000)).toBe(true)
  next.close()
})

test('delivers forms that wait, without another form, when its thread has failed', async () => {
  studio.status = 503
  const outbox = open({ thread: new URL('./testing/ending-thread.ts', import.meta.url) })
  expect(await outbox.accept(words('Waiting'), 'Waiting', DAY_MS)).toBe('stored')
  await vi.waitFor(() => expect(existsSync(`${fileName()}-failed`)).toBe(true), 30_000)
  studio.status = 200
  await vi.waitFor(() => expect(studio.taken.map(({ fields }) => fields.message)).toEqual(['Waiting']), 30_000)
})

test('says that its thread is silent for as long as a restarted one says nothing', async () => {
  writeFileSync(join(folder, 'thread.mjs'), `throw new Error('the thread cannot begin')`)
  const [now, logged] = [Date.now(), vi.fn()]
  writeFileSync(fileName(), '')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  onTestFinished(() => clock.mockRestore())
  const outbox = open({ thread: pathToFileURL(join(folder, 'thread.mjs')), write: logged })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1), 10_000)
  clock.mockReturnValue(now + 11_000)
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(3), 10_000)
  expect(outbox.state()).toMatchObject({ isFull: true, trouble: 'its thread has said nothing for 11 s' })
})

test('an outbox at its size limit refuses forms, and accepts them again when the limit is raised', async () => {
  const outbox = open({ maxMb: 0.1, isAlone: true })
  const long = 'x'.repeat(4_000)
  let last = ''
  for (let at = 0; at < 60 && last !== 'full'; at += 1) last = await outbox.accept(words(long), randomUUID(), DAY_MS)
  expect(last).toBe('full')
  await outbox.close()
  expect(await open({ maxMb: 1, isAlone: true }).accept(words('more'), 'more', DAY_MS)).toBe('stored')
})

test('a locked outbox file refuses a form as full, and accepts it after the lock has ended', async () => {
  const outbox = open({ isAlone: true })
  await outbox.accept(words('first'), 'first', DAY_MS)
  const locking = new DatabaseSync(fileName())
  locking.exec('BEGIN EXCLUSIVE')
  expect(await outbox.accept(words('second'), 'second', DAY_MS)).toBe('full')
  locking.exec('ROLLBACK')
  locking.close()
  expect(await outbox.accept(words('second'), 'second', DAY_MS)).toBe('stored')
})

test('every form that was accepted before a kill -9 is delivered once', {
  timeout: 60_000,
}, async () => {
  const accepted: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./testing/accept-many.ts', import.meta.url))], {
      env: { ...process.env, OUTBOX_FILE: fileName(), ROUND: String(round) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    let said = ''
    const { promise, resolve } = Promise.withResolvers<void>()
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.split('\n').length > 5 + round * 9) void endProcess(child)
    })
    child.once('close', () => resolve())
    await promise
    accepted.push(...said.split('\n').slice(0, -1))
  }
  expect(accepted.length).toBeGreaterThan(50)
  open()
  const listDelivered = () => studio.taken.map(({ fields }) => fields.message)
  await vi.waitFor(() => expect(accepted.filter((message) => !listDelivered().includes(message))).toEqual([]), {
    timeout: 20_000,
    interval: 500,
  })
  const delivered = listDelivered()
  expect(new Set(delivered).size).toBe(delivered.length)
})
