import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endProcess } from '../../../../scripts/end-process.ts'
import { createContactHandler } from '../../features/contact/send-contact.ts'
import { createLog } from '../../platform/log.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { askRaw } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'
import { openOutbox } from './open-outbox.ts'

const THREAD = new URL('./thread.ts', import.meta.url)
const SLOW_THREAD = new URL('./testing/slow-disk-thread.ts', import.meta.url)
const TYPED = {
  'first-name': 'Zażółć',
  'last-name': 'Gęślą',
  email: 'kim@shop.example',
  phone: '+44 20 555 0123',
  message: 'Is the salmon free of grain?',
  'submission-key': 'a-key-of-this-filling',
}
const PAGES = 50

let folder = ''
let site: ServedSite
let outbox: Outbox
let locking: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-disk-'))
})
afterEach(async () => {
  if (locking) await endProcess(locking)
  await Promise.all([site.close(), outbox.close()])
  rmSync(folder, { recursive: true, force: true })
})

const fileName = () => join(folder, 'outbox.sqlite')

/** Serves a page `about` with the contact form, which shows the entered values when it is refused. */
async function serve(thread: URL, answerMs?: number) {
  const log = createLog({ level: 'error', write: () => {} })
  const data = { file: fileName(), maxMb: 64, target: undefined }
  outbox = openOutbox({ thread, data, log, ...(answerMs && { answerMs }) })
  const { templates, forms } = createStandInSite().parts
  site = await serveStandIn(undefined, {
    forms: { ...forms, contact: { handle: createContactHandler(outbox, 'contact') } },
    templates: {
      ...templates,
      resolveRoute: (_ctx, path) => ({ status: 200, kind: 'page', key: path, config: { forms: ['contact'] } }),
      renderDocument: ({ form }) => `<!doctype html><title>About</title>${form ? JSON.stringify(form.values) : ''}`,
    },
  })
}

const read = () => askRaw(site.port, '/list/', { headers: { host: 'localhost' } })
const post = (typed: Record<string, string> = TYPED) =>
  askRaw(site.port, '/about/', {
    method: 'POST',
    headers: {
      host: 'localhost',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ 'form-name': 'contact', subject: 'Contact', ...typed }).toString(),
  })

/** Sends the form and meanwhile reads pages in sequence; `before` counts those that arrived before the form's answer. */
async function postWhileReading() {
  await read()
  let isAnswered = false
  let before = 0
  const sent = post().finally(() => {
    isAnswered = true
  })
  for (let at = 0; at < PAGES; at += 1) {
    expect((await read()).status).toBe(200)
    if (!isAnswered) before += 1
  }
  return { answer: await sent, before }
}

function countStored(): number {
  const database = new DatabaseSync(fileName(), { readOnly: true })
  const row = database.prepare('SELECT count(*) AS stored FROM submission').get()
  database.close()
  return Number(row?.stored)
}

async function lockByAnotherProcess() {
  const script = fileURLToPath(new URL('./testing/lock-file.ts', import.meta.url))
  const env = { ...process.env, OUTBOX_FILE: fileName() }
  locking = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (locking.stdout) await once(locking.stdout, 'data')
}

test('a locked outbox file makes a form answer 503 with all entered values, without delaying cached pages', async () => {
  await serve(THREAD)
  expect((await post({ email: 'kim@shop.example', message: 'first' })).status).toBe(303)
  await lockByAnotherProcess()
  const { answer, before } = await postWhileReading()
  expect([answer.status, answer.headers['retry-after'], before]).toEqual([503, '60', PAGES])
  for (const word of Object.values(TYPED)) expect(answer.body.toString()).toContain(word)
  if (locking) await endProcess(locking)
  expect((await post()).status).toBe(303)
  expect(countStored()).toBe(2)
})

test('a slow disk within the time limit accepts the form, without delaying cached pages', async () => {
  await serve(SLOW_THREAD)
  const { answer, before } = await postWhileReading()
  expect([answer.status, before, countStored()]).toEqual([303, PAGES, 1])
})

test('a disk that is too slow makes a form answer 503 with all entered values, and the form is stored only once', async () => {
  await serve(SLOW_THREAD, 200)
  const { answer } = await postWhileReading()
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60'])
  for (const word of Object.values(TYPED)) expect(answer.body.toString()).toContain(word)
  expect((await post()).status).toBe(503)
  await expect.poll(countStored, { timeout: 10_000 }).toBe(1)
  await outbox.close()
  await site.close()
  await serve(THREAD)
  expect((await post()).status).toBe(303)
  expect(countStored()).toBe(1)
})
