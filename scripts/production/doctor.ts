import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, resolve } from 'node:path'
import { SITE_PORTS } from '../../sites/src/site-ports.ts'
import { TOKEN_NEEDED } from '../../studio/src/content-api/call/tokens.ts'
import { readMigrationState } from '../../studio/src/platform/migration-state.ts'
import { readCommandLine } from '../../telemetry/src/command-line.ts'
import { toOperatorCommand } from '../../telemetry/src/operator-command.ts'
import { findRunbookPages } from './find-runbook-page.ts'

/**
 * `npm run doctor`, in a built folder `node start.ts doctor`: looks at all that a running product needs, with the settings of this shell,
 * and says of each fault what to do. Ends with 1 where there is one. What is not set here is not looked at.
 */
type Look = {
  what: string /** Undefined where there is nothing to look at. */
  find: () => Promise<Finding | undefined>
}
type Finding = { isFine: boolean; tells: string; todo?: string }

const ASK_MS = 5_000
const LOW_MB = 512
const { env } = process

const fine = (tells: string): Finding => ({ isFine: true, tells })
const fault = (tells: string, todo: string): Finding => ({ isFine: false, tells, todo })

/** The command that starts a process of this kind: in a checkout one starts all of them. */
const toStart = (role: string) => (env.MENAGERIE_BUILT === '1' ? toOperatorCommand(role) : 'npm start')

/** Where this machine reaches a process of its own: at the address that it listens on. */
function toOrigin(port: string | number = ''): string {
  const host = env.HOST && !LISTENS_ON_ALL.includes(env.HOST) ? env.HOST : '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
const LISTENS_ON_ALL = ['0.0.0.0', '::']

/** Finds the port of the first brand. */
const findSitePort = () => SITE_PORTS.slice(0, 1).map(({ variable, usual }) => env[variable] || usual)[0]

const LOOKS: readonly Look[] = [
  { what: 'Node', find: async () => toNodeFinding(process.versions.node) },
  { what: 'database', find: async () => (env.DATABASE_URL ? findDatabase(env.DATABASE_URL) : undefined) },
  {
    what: 'Content API',
    find: async () => (env.CONTENT_API_URL ? findReady(env.CONTENT_API_URL, 'content-api') : undefined),
  },
  {
    what: 'token of the feed',
    find: () => findToken('CONTENT_API_TOKEN', { path: '/changes', scope: 'feed' }),
  },
  {
    what: 'token of accounts',
    find: () => findToken('CONTENT_API_ACCOUNTS_TOKEN', { path: '/auth/me', scope: 'accounts' }),
  },
  {
    what: 'token of forms',
    find: () =>
      findToken('CONTENT_API_SUBMISSIONS_TOKEN', { path: '/submissions', scope: 'submissions', isSent: true }),
  },
  { what: 'admin', find: async () => (env.STUDIO_URL ? findReady(env.STUDIO_URL, 'admin') : undefined) },
  {
    what: 'site',
    find: async () => findReady(toOrigin(env.HEALTH_PORT || findSitePort()), 'web'),
  },
  {
    what: 'jobs',
    find: async () => (env.JOBS_PORT ? findReady(toOrigin(env.JOBS_PORT), 'jobs') : undefined),
  },
  { what: 'mail server', find: findMailServer },
  {
    what: 'disks',
    find: async () => findDisks([env.MENAGERIE_VAR, env.MEDIA_DIR, env.REPLICA_DIR, env.OUTBOX_DIR, env.MAIL_DIR]),
  },
]

const HELP = `${toOperatorCommand('doctor')}     looks at all that a running product needs, and says of each fault what to do`

readCommandLine({ help: HELP, most: 0 })
let faults = 0
for (const { what, find } of LOOKS) {
  const finding = await find().catch((error: unknown) => fault(toReason(error), 'see the log of that process'))
  if (finding === undefined) {
    console.log(`  – ${what.padEnd(18)} not set here`)
    continue
  }
  if (!finding.isFine) faults += 1
  console.log(`  ${finding.isFine ? '✓' : '✗'} ${what.padEnd(18)} ${finding.tells}`)
  if (finding.todo) console.log(`    ${''.padEnd(18)} → ${finding.todo}`)
}
console.log(faults === 0 ? '\nAll is well.' : `\n${faults} to look at; pages per alert are in docs/runbook/.`)
process.exitCode = faults === 0 ? 0 : 1

function toNodeFinding(version: string): Finding {
  const major = Number(version.split('.')[0])
  return major >= 26 ? fine(version) : fault(`${version} is too old`, 'install Node 26')
}

async function findDatabase(url: string): Promise<Finding> {
  try {
    const { done, pending, newer } = await readMigrationState(url)
    if (newer.length > 0)
      return fault(`it is newer than this version: ${newer.join(', ')}`, 'start the version that made it so')
    if (pending.length > 0) return fault(`${pending.length} migrations are pending`, toOperatorCommand('migrate'))
    return fine(`${done.length} migrations, up to date`)
  } catch (error) {
    return fault(toReason(error), 'is PostgreSQL running, and is DATABASE_URL right? docs/runbook/DatabaseDown.md')
  }
}

async function findReady(origin: string, role: string): Promise<Finding> {
  const headers = env.METRICS_TOKEN ? { authorization: `Bearer ${env.METRICS_TOKEN}` } : {}
  let response: Response
  try {
    response = await fetch(new URL('/readyz', origin), { headers, signal: AbortSignal.timeout(ASK_MS) })
  } catch (error) {
    return fault(`${origin} does not answer: ${toReason(error)}`, `start it (${toStart(role)}), or look at its log`)
  }
  const told: unknown = await response.json().catch(() => ({}))
  const lines = ['missing', 'degraded', 'status', 'message'].flatMap((name) => readLines(told, name))
  if (response.status !== 200)
    return fault(`not ready: ${lines.join('; ') || response.status}`, findRunbookPages(lines))
  const degraded = readLines(told, 'degraded')
  return degraded.length === 0 ? fine('ready') : fault(`ready, but ${degraded.join('; ')}`, findRunbookPages(degraded))
}

function readLines(told: unknown, name: string): string[] {
  if (typeof told !== 'object' || told === null || !(name in told)) return []
  const value: unknown = Reflect.get(told, name)
  return (Array.isArray(value) ? value : [value]).map(String)
}

type TokenCall = { path: string; scope: string; isSent?: boolean }

/** Asks for something of that scope that changes nothing: a call without a session, a batch without forms. */
async function findToken(name: string, { path, scope, isSent = false }: TokenCall): Promise<Finding | undefined> {
  const [url, token] = [env.CONTENT_API_URL, env[name]]
  if (!url || !token) return undefined
  const response = await fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(ASK_MS),
    ...(isSent && { method: 'POST', body: '{}' }),
  })
  const told: unknown = await (response.status < 400 ? response.body?.cancel() : response.json().catch(() => ({})))
  if (response.status >= 500)
    return fault(`it is answered with ${response.status}`, 'the Content API cannot look: mend that first')
  const isRefused = response.status === 403 || readLines(told, 'message').includes(TOKEN_NEEDED)
  if (!isRefused) return fine('it is taken')
  return fault(
    `it is answered with ${response.status}`,
    `${name} of the site must stand in CONTENT_API_TOKENS with the scope ${scope}`,
  )
}

function findMailServer(): Promise<Finding | undefined> {
  if (!env.SMTP_URL) return Promise.resolve(undefined)
  const { hostname, port, protocol } = new URL(env.SMTP_URL)
  const to = Number(port || (protocol === 'smtps:' ? 465 : 587))
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: to, timeout: ASK_MS })
    const end = (finding: Finding) => {
      socket.destroy()
      done(finding)
    }
    const away = (why: string) =>
      end(fault(`${hostname}:${to} does not answer: ${why}`, 'docs/runbook/MailServerDown.md'))
    socket.once('connect', () => end(fine(`${hostname}:${to} answers`)))
    socket.once('timeout', () => away('nothing came'))
    socket.once('error', (error) => away(error.message))
  })
}

async function findDisks(folders: readonly (string | undefined)[]): Promise<Finding> {
  const found = [...new Set(folders)].flatMap((folder) => {
    if (!folder) return []
    const place = toExisting(folder)
    if (!mayWrite(place)) return [`${folder} may not be written by this user`]
    const { bavail, bsize } = statfsSync(place)
    const freeMb = Math.floor((bavail * bsize) / 2 ** 20)
    return freeMb < LOW_MB ? [`${freeMb} MB are left for ${folder}`] : []
  })
  return found.length === 0 ? fine('there is room') : fault(found.join('; '), 'docs/runbook/DiskLow.md')
}

function mayWrite(place: string): boolean {
  try {
    accessSync(place, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** A folder that is made with the first file is on the disk of the one around it. */
function toExisting(folder: string): string {
  const place = resolve(folder)
  return existsSync(place) ? place : toExisting(dirname(place))
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const inner = cause instanceof Error ? cause.message : ''
  return inner || error.message || error.name
}
