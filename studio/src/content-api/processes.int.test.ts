import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const TOKEN = 'feed-token-of-this-test'
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

function start(
  script: string,
  options: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only-for-this-test-run',
    CONTENT_API_PORT: '0',
    CONTENT_API_TOKENS: JSON.stringify([{ token: TOKEN, brand: '*', scope: 'feed' }]),
    ...more,
  }
  const child = spawn(process.execPath, [...options, script], { cwd: ROOT, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  // Not `exit`, because the last output may arrive after it.
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, output: () => output, ended }
}

test('the Content API stops at once on SIGTERM and ends open streams properly', async () => {
  const { child, output, ended } = start('studio/src/content-api/main.ts')
  let origin: string | undefined
  while (origin === undefined && child.exitCode === null) {
    await new Promise((done) => setTimeout(done, 20))
    origin = /listening on (http:\S+?)"/.exec(output())?.[1]
  }
  const stream = await fetch(`${origin}/changes/stream?token=${TOKEN}`)
  expect(stream.status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  // The stream must end properly: an aborted connection would reject here.
  await stream.text()
  expect(output()).not.toContain(TOKEN)
})

test.each([
  ['studio/src/content-api/main.ts', 'CONTENT_API_PORT'],
  ['studio/src/tools/run-jobs.ts', 'JOBS_PORT'],
])('%s exits when its port is taken, and names the setting for another port', async (script, variable) => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { output, ended } = start(script, [], { [variable]: String(port) })
  expect(await ended).toBe(1)
  expect(output()).toContain(`Port ${port} is in use: stop what listens there, or set ${variable} to another port.`)
  other.close()
})

/** Prints the packages of node_modules that a program has loaded when it ends. */
const LIST_PACKAGES = `import { registerHooks } from 'node:module'
const names = new Set()
registerHooks({ load(url, context, next) {
  const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]
  if (name) names.add(name)
  return next(url, context)
} })
process.on('exit', () => console.log('loaded: ' + [...names].join()))`

test('the Content API loads no Payload package (decision 002)', async () => {
  const hook = ['--import', `data:text/javascript,${encodeURIComponent(LIST_PACKAGES)}`]
  const { child, output, ended } = start('studio/src/content-api/main.ts', hook)
  await expect.poll(output, { timeout: 20_000 }).toContain('listening on')
  child.kill('SIGTERM')
  await ended
  const packages = /loaded: (.*)/.exec(output())?.[1]?.split(',') ?? []
  expect(packages).toEqual(expect.arrayContaining(['hono', 'pg', 'zod']))
  expect(packages.filter((name) => /payload|^next$|react|sharp|drizzle/.test(name))).toEqual([])
})

test('the republish command rebuilds the published state', async () => {
  const { output, ended } = start('studio/src/tools/republish.ts')
  expect(await ended).toBe(0)
  expect(output()).toMatch(/Published 0 entries again in/)
})
