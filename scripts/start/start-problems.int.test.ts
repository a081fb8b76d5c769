import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { endProcess } from '../end-process.ts'
import { findFreePort, pickPorts } from '../port.ts'
import { startCluster } from '../postgres/cluster.ts'
import { preparePlace } from '../postgres/place.ts'
import { loadSecrets } from '../secrets.ts'
import { ROOT } from '../state-folder.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Runs the starter and returns its exit code and the lines it said about the failure. */
async function start(env: Record<string, string>, command = [process.execPath, 'scripts/start/main.ts']) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', ...(await pickPorts()), ...env },
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await new Promise((done) => child.on('close', done))
  return { code, said: said.trim() }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'menagerie-'))

/** One sentence for the person: no stack, no second line. */
function expectOneSentence(said: string, pattern: RegExp) {
  expect(said).toMatch(pattern)
  expect(said.split('\n')).toHaveLength(1)
}

describe('npm start reports the problem in one sentence', () => {
  it('when the admin’s port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    open.push(server)
    await new Promise((done) => server.once('listening', done))
    const address = server.address()
    const port = address && typeof address === 'object' ? String(address.port) : ''
    const { code, said } = await start({ MENAGERIE_VAR: newFolder(), ADMIN_PORT: port })
    expect(code).toBe(1)
    expectOneSentence(said, new RegExp(`^Port ${port} is in use, which the admin needs.*ADMIN_PORT`))
  })

  it('when another start uses the same state folder, whatever its ports', async () => {
    const folder = newFolder()
    // Shows in the list of processes as a starter does.
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'scripts/start/main.ts'])
    try {
      writeFileSync(join(folder, 'run.json'), JSON.stringify({ starter: other.pid }))
      const { code, said } = await start({ MENAGERIE_VAR: folder })
      expect(code).toBe(1)
      expectOneSentence(said, new RegExp(`^Process ${other.pid} already runs .* MENAGERIE_VAR\\.$`))
    } finally {
      await endProcess(other)
    }
  })

  it.each(['CONTENT_API_PORT', 'PG_PORT'])(
    'when two services are given the same port, such as that of %s',
    async (name) => {
      const { code, said } = await start({ MENAGERIE_VAR: newFolder(), ADMIN_PORT: '4199', [name]: '4199' })
      expect(code).toBe(1)
      expectOneSentence(said, new RegExp(`^Port 4199 is named twice.*${name} to another one`))
    },
  )

  it('when the port of PostgreSQL is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    open.push(server)
    await new Promise((done) => server.once('listening', done))
    const address = server.address()
    const port = address && typeof address === 'object' ? String(address.port) : ''
    const { said } = await start({ MENAGERIE_VAR: newFolder(), PG_PORT: port })
    expectOneSentence(said, new RegExp(`^Port ${port} is in use, which PostgreSQL needs.*PG_PORT`))
  })

  it('when a port is not a number', async () => {
    const { said } = await start({ MENAGERIE_VAR: newFolder(), WEB_PORT_TAILWELL: 'eighty' })
    expectOneSentence(said, /^WEB_PORT_TAILWELL is "eighty", which is no port/)
  })

  it.each(['prod', 'Production', 'staging'])(
    'when NODE_ENV is %s, which is neither production nor development',
    async (mode) => {
      const { code, said } = await start({ MENAGERIE_VAR: newFolder(), NODE_ENV: mode })
      expect(code).toBe(1)
      expectOneSentence(said, new RegExp(`^NODE_ENV is "${mode}": use production or development\\.$`))
    },
  )

  it('when the state folder is not writable', async () => {
    const closed = newFolder()
    chmodSync(closed, 0o500)
    // Root may write anywhere but into the kernel's own tree.
    const folder = process.getuid?.() === 0 ? '/sys/menagerie' : join(closed, 'var')
    const { code, said } = await start({ MENAGERIE_VAR: folder })
    expect(code).toBe(1)
    expectOneSentence(said, /^No permission to write to .*MENAGERIE_VAR/)
  })

  it('when the disk is full, and leaves existing files unchanged', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'kept'), 'as it was')
    const { code, said } = await start({ MENAGERIE_VAR: folder, MENAGERIE_NEEDED_MB: String(2 ** 40) })
    expect(code).toBe(1)
    expectOneSentence(said, /nearly full: \d+ MB are free, \d+ MB are needed.*nothing was lost\.$/)
    expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('as it was')
  })

  it('when the database of DATABASE_URL cannot be reached, without showing its password', async () => {
    const port = await findFreePort()
    const { code, said } = await start({
      MENAGERIE_VAR: newFolder(),
      DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/shop`,
    })
    expect(code).toBe(1)
    expectOneSentence(
      said,
      new RegExp(`DATABASE_URL \\(127\\.0\\.0\\.1:${port}/shop\\) cannot be reached: nothing listens there`),
    )
    expect(said).not.toContain('secret')
  })
})

describe('a damaged database folder', () => {
  it('is reported when it has files but no version, and is left unchanged', async () => {
    const folder = newFolder()
    const data = preparePlace(folder).data
    mkdirSync(data, { recursive: true })
    writeFileSync(join(data, 'base'), 'half a database')
    const { said } = await start({ MENAGERIE_VAR: folder })
    expectOneSentence(said, /^The database folder .* is damaged.*Restore it from a backup, or move it away/)
    expect(readdirSync(data)).toEqual(['base'])
  })

  it('is reported when PostgreSQL cannot open it', async () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    const port = await findFreePort()
    const cluster = await startCluster({
      stateFolder: folder,
      port,
      password: loadSecrets(folder).databasePassword,
      fast: true,
    })
    await cluster.stop()
    const data = preparePlace(folder).data
    writeFileSync(join(data, 'global', 'pg_control'), 'not what it was')
    const { code, said } = await start({ MENAGERIE_VAR: folder })
    expect(code).toBe(1)
    expectOneSentence(
      said,
      /^The database in .* cannot be opened \(.*\)\. Restore it from a backup.*nothing was changed\.$/,
    )
    expect(readFileSync(join(data, 'global', 'pg_control'), 'utf8')).toBe('not what it was')
  })
})
