import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { isAlive } from '../is-alive.ts'
import { isPortFree } from '../port.ts'
import { Problem } from '../problem.ts'
import { isOfMachine } from '../production/passed-settings.ts'
import { type ClusterPlace, preparePlace } from './place.ts'
import { prepareWalArchive, toWalSettings } from './wal-archive.ts'

export type ClusterOptions = {
  /** Folder that contains the data (in `postgres/`). */
  stateFolder: string
  port: number
  password: string
  /** Whether to run without fsync. It is for tests, whose data may be lost. */
  fast?: boolean
  /** Absolute path of a folder that gets a copy of each log. Together with a base backup it allows a restore to any moment since. */
  walArchive?: string | undefined
  onNotice?: (text: string) => void
}

export type PostgresCluster = { url: string; stop: () => Promise<void>; process: ChildProcess }

/** Starts the embedded PostgreSQL on loopback. It creates the data first when there is none. */
export async function startCluster(options: ClusterOptions): Promise<PostgresCluster> {
  const place = preparePlace(options.stateFolder)
  if (place.notice) options.onNotice?.(place.notice)
  if (options.walArchive) prepareWalArchive(options.walArchive, place.user)
  stopLeftover(place)
  if (!(await isPortFree(options.port)))
    throw new Problem(
      `Port ${options.port} is in use, which PostgreSQL needs: stop what listens there, or set PG_PORT to another one.`,
    )
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise(place, options.password)
  const child = spawnServer(place, options)
  const url = `postgres://menagerie:${options.password}@127.0.0.1:${options.port}/menagerie`
  await waitUntilReady(child, options, place)
  await createDatabase(options, 'menagerie')
  return { url, process: child, stop: () => stop(child) }
}

/** Without secrets of other processes: the roles of the product are superusers here, which read the server's environment. */
const toServerEnvironment = () => ({
  NODE_ENV: process.env.NODE_ENV,
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isOfMachine(name))),
  LC_ALL: 'C',
})

function account(place: ClusterPlace) {
  return place.user ? { uid: place.user.uid, gid: place.user.gid } : {}
}

function initialise(place: ClusterPlace, password: string) {
  if (existsSync(place.data) && readdirSync(place.data).length > 0)
    throw new Problem(
      `The database folder ${place.data} is damaged: it has files but no PG_VERSION. Restore it from a backup, or move it away to start anew.`,
    )
  const passwordFile = `${place.data}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (place.user) chownSync(passwordFile, place.user.uid, place.user.gid)
  const result = spawnSync(
    join(place.binaries, 'bin', 'initdb'),
    [
      '-D',
      place.data,
      '-U',
      'menagerie',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      // Sorts like C but knows the letters of Unicode, so that editors' searches ignore case.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account(place), encoding: 'utf8', env: toServerEnvironment(), cwd: '/' },
  )
  rmSync(passwordFile, { force: true })
  if (result.status === 0) return
  const text = `${result.stderr}${result.error?.message ?? ''}`
  throw new Problem(toInitProblem(text, place.data))
}

function toInitProblem(text: string, data: string): string {
  if (/No space left/i.test(text))
    return `The disk is full: the database could not be made in ${data}. Free some space and start again.`
  if (/Permission denied/i.test(text))
    return `No permission to make the database in ${data}: make that folder writable, or name another one in MENAGERIE_VAR.`
  return `The database could not be made in ${data}: ${text.trim().split('\n').at(-1)}`
}

function spawnServer(place: ClusterPlace, options: ClusterOptions): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${options.port}`,
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
    ...toWalSettings(options.walArchive),
  ]
  if (options.fast) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  return spawn(
    join(place.binaries, 'bin', 'postgres'),
    ['-D', place.data, ...settings.flatMap((text) => ['-c', text])],
    {
      ...account(place),
      cwd: '/',
      // Runs in its own process group: Ctrl-C in the terminal must not stop the database before the processes that still write to it.
      detached: true,
      env: toServerEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
}

async function waitUntilReady(child: ChildProcess, options: ClusterOptions, place: ClusterPlace) {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000)
  })
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Problem(toServerProblem(said, place.data))
    if (await canConnect(options, 'postgres')) return
    await new Promise((done) => setTimeout(done, 20))
  }
  child.kill('SIGQUIT')
  throw new Problem(
    `PostgreSQL did not answer on port ${options.port} within 30 seconds: ${said.trim().split('\n').at(-1) ?? ''}`,
  )
}

function toServerProblem(said: string, data: string): string {
  const reason =
    said
      .split('\n')
      .filter((line) => /FATAL|PANIC|could not/.test(line))
      .at(-1)
      ?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? said.trim()
  if (/No space left/i.test(said))
    return `The disk is full: PostgreSQL cannot write to ${data}. Free some space and start again; nothing was lost.`
  return `The database in ${data} cannot be opened (${reason}). Restore it from a backup, or move the folder away to start anew; nothing was changed.`
}

async function canConnect(options: ClusterOptions, database: string): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port: options.port,
    user: 'menagerie',
    password: options.password,
    database,
  })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (error instanceof Error && /password authentication failed/.test(error.message))
      throw new Problem(
        'The database password in var/secrets.json is not the one the database was made with: put the old file back.',
      )
    return false
  }
}

/** Changes clusters that ignore the case of ASCII letters only. The sort order stays the same. */
const LETTERS_OF_UNICODE = `update pg_database set datlocprovider = 'b', datlocale = 'C.UTF-8'
  where datlocprovider = 'c' and datcollate = 'C' and datctype = 'C' returning datname`

async function createDatabase(options: ClusterOptions, name: string) {
  const client = await connect(options, 'postgres')
  const known = await client.query('select 1 from pg_database where datname = $1', [name])
  // A cluster that is being restored to a moment takes no writes, so it is changed at its next start.
  const { rows } = await client.query('select pg_is_in_recovery() as comes_back')
  const changed = rows[0]?.comes_back ? { rows: [] } : await client.query(LETTERS_OF_UNICODE)
  if (known.rowCount === 0) await client.query(`create database ${name}`)
  await client.end()
  if (known.rowCount !== 0 && changed.rows.some(({ datname }) => datname === name))
    await writeIndexesAgain(options, name)
}

/** Rebuilds the indexes. Trigram indexes (pg_trgm) hold letters in lower case, and would miss letters whose case is known only now. */
async function writeIndexesAgain(options: ClusterOptions, name: string): Promise<void> {
  const client = await connect(options, name)
  await client.query(`reindex database ${name}`)
  await client.end()
}

async function connect({ port, password }: ClusterOptions, database: string): Promise<Client> {
  const client = new Client({ host: '127.0.0.1', port, user: 'menagerie', password, database })
  await client.connect()
  return client
}

/** Stops a server that a killed start left behind, as an operator would, because it still holds the folder. */
export function stopLeftover(place: ClusterPlace) {
  const file = join(place.data, 'postmaster.pid')
  if (!existsSync(file)) return
  spawnSync(join(place.binaries, 'bin', 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '20'], {
    ...account(place),
    cwd: '/',
    stdio: 'ignore',
  })
  const [pid] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (pid && !isAlive(Number(pid))) rmSync(file, { force: true })
}

/** Stops the server with a fast shutdown: open transactions are rolled back, committed data is on the disk. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGINT')
  })
}
