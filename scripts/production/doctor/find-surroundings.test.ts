import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findDatabase, findDisks, findMailServer, toNodeFinding } from './find-surroundings.ts'
import type { ProcessUser } from './process-user.ts'

const work = mkdtempSync('/tmp/doctor-disks-')
afterAll(() => rmSync(work, { recursive: true }))

test('a Node version that is too old is reported', () => {
  expect(toNodeFinding('26.1.0').isFine).toBe(true)
  expect(toNodeFinding('24.9.0')).toMatchObject({ isFine: false, todo: 'install Node 26' })
})

test('a database that does not answer is reported with its runbook page', async () => {
  const found = await findDatabase('postgres://menagerie@127.0.0.1:9/none')
  expect(found.isFine).toBe(false)
  expect(found.todo).toContain('docs/runbook/DatabaseDown.md')
})

test('a mail server that listens is reported as fine, and one that does not listen is reported with its runbook page', async () => {
  const server = createServer((socket) => socket.end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const look = () => findMailServer({ SMTP_URL: `smtp://user:hidden@127.0.0.1:${port}` })
  expect(await look()).toEqual({ isFine: true, tells: `127.0.0.1:${port} answers` })
  await new Promise((done) => server.close(done))
  const found = await look()
  expect(found).toMatchObject({ isFine: false, todo: 'docs/runbook/MailServerDown.md' })
  expect(JSON.stringify(found)).not.toContain('hidden')
})

test('a built product that has a mail sender but no mail server is reported, and one without a sender is not', async () => {
  const built = { MENAGERIE_BUILT: '1' }
  expect(await findMailServer({ ...built, MAIL_FROM: 'acme=hello@acme.example' })).toMatchObject({
    isFine: false,
    tells: 'SMTP_URL is not set, so each mail becomes a file and reaches no person',
  })
  expect(await findMailServer({ MAIL_DIR: '/mail' })).toBeUndefined()
  expect(await findMailServer(built)).toBeUndefined()
})

const STRANGER: ProcessUser = { name: 'menagerie', uid: 54_321, gids: [54_321] }

test('a folder that the user of the processes cannot write to is reported, even when the check runs as root', async () => {
  const folder = join(work, 'media')
  mkdirSync(folder)
  chmodSync(work, 0o755)
  chmodSync(folder, 0o755)
  expect((await findDisks([folder, undefined], STRANGER)).tells).toBe(`${folder} may not be written by menagerie`)
  chmodSync(folder, 0o777)
  expect((await findDisks([folder], STRANGER)).isFine).toBe(true)
  // A folder around it that lets no other user through.
  chmodSync(work, 0o700)
  expect((await findDisks([folder], STRANGER)).isFine).toBe(false)
  const owner = { name: 'menagerie', uid: process.getuid?.() ?? 0, gids: [54_321] }
  expect((await findDisks([folder, join(folder, 'made/later')], owner)).isFine).toBe(true)
})
