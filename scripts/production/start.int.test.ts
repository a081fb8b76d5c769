import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../state-folder.ts'

const SETTINGS = {
  PATH: process.env.PATH,
  DATABASE_URL: 'postgres://menagerie@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-this-test-run',
}

const startRole = (role: string, env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/production/start.ts', role], {
    cwd: ROOT,
    env: { ...SETTINGS, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  })

test('an admin whose port is in use names the setting for another port instead of a Next.js stack trace', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { status, stderr } = startRole('admin', { ADMIN_PORT: String(port) })
  expect(stderr).toBe(`Port ${port} is in use: stop what listens there, or set ADMIN_PORT to another port.\n`)
  expect(status).toBe(1)
  other.close()
})

test('a site with a port for an unknown brand names the port settings that the company has', () => {
  const { status, stderr } = startRole('web', { WEB_PORT_NOBRAND: '18000' })
  expect(stderr).toContain('WEB_PORT_NOBRAND: the company has no such brand; its ports are WEB_PORT_')
  expect(status).toBe(1)
})

test('a site in a cluster is not stopped by the port variables of Kubernetes services', () => {
  const { stderr } = startRole('web', { WEB_PORT: 'tcp://10.0.0.7:3000', WEB_PORT_3000_TCP: 'tcp://10.0.0.7:3000' })
  expect(stderr).toContain('web needs CONTENT_API_URL')
})

test('an admin in a cluster listens on its default port, not on the service address in ADMIN_PORT', async () => {
  const other = createServer()
  const isFree = await new Promise<boolean>((done) => {
    other.once('error', () => done(false))
    other.listen(3300, '127.0.0.1', () => done(true))
  })
  // Taken by this test or by a product that runs here: in both cases the admin names it and does not start.
  const { stderr } = startRole('admin', { ADMIN_PORT: 'tcp://10.0.0.7:3300' })
  expect(stderr).toContain('Port 3300 is in use')
  if (isFree) other.close()
})

test('doctor compares all settings files that it is given, even where one file overrides another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = ['admin.env', 'jobs.env'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, `PAYLOAD_SECRET=${file}\n`)
  const given = [...files.map((file) => `--env-file=${file}`), 'scripts/production/start.ts', 'doctor']
  const { status, stdout } = spawnSync(process.execPath, given, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HEALTH_PORT: '9' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(stdout).toContain('PAYLOAD_SECRET is not the same in admin.env and jobs.env')
  expect(status).toBe(1)
})
