import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findRunningPort } from './find-running-port.ts'

const root = mkdtempSync(join(tmpdir(), 'running-port-'))
afterAll(() => rmSync(root, { recursive: true }))

it('the running port is the one that the server wrote down, as long as the server listens there', async () => {
  expect(await findRunningPort(root)).toBeUndefined()
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  mkdirSync(join(root, 'postgres'))
  writeFileSync(join(root, 'postgres/postmaster.pid'), `1\n${root}\n1795718142\n${port}\n/tmp\n127.0.0.1\n`)
  expect(await findRunningPort(root)).toBe(port)
  await new Promise((done) => server.close(done))
  expect(await findRunningPort(root)).toBeUndefined()
})
