import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SITE_PORTS } from '../../sites/src/site-ports.ts'
import { listAdminBuilds } from '../../studio/bundling/admin-builds.ts'
import { BUILD_FOLDER } from '../../studio/bundling/find-dist-dir.ts'
import { asksForHelp } from '../../telemetry/src/command-line.ts'
import { findPortFault } from '../../telemetry/src/port-fault.ts'
import { Problem } from '../problem.ts'
import { SITE_ALLOCATOR, SITE_NODE_FLAGS } from '../start/node-settings.ts'
import { ROOT } from '../state-folder.ts'
import { BUILT_COMMANDS } from './commands.ts'
import { NEEDED_OF, type ProcessRole, type Variables, withoutOthersSecrets } from './roles.ts'
import { readSecretFiles } from './secret-files.ts'
import { withoutServiceLinks } from './without-service-links.ts'

/**
 * `node start.ts ROLE` in a built folder starts one process of the product, with only its own secrets. Operators'
 * commands are roles, too: `node start.ts migrate`.
 */
type ServedRole = Exclude<ProcessRole, 'tool' | 'search'>

/** Longer than proxies keep an idle connection, so that none is closed while it is being used again. */
const ADMIN_IDLE_MS = 75_000

const given = withoutServiceLinks(process.env)

const COMMANDS: Readonly<Record<ServedRole, readonly string[]>> = {
  // Uses the link where there is one, so that a process started by SIGHUP runs from the folder that the link then points to.
  web: [
    ...SITE_NODE_FLAGS,
    '--preserve-symlinks-main',
    join(given.MENAGERIE_CURRENT || ROOT, 'web/dist/server/main.js'),
  ],
  'content-api': ['studio/src/content-api/main.ts'],
  admin: [
    // Loaded before Next writes its first line.
    ...['--import', './studio/src/admin/begin-json-log.ts'],
    'node_modules/next/dist/bin/next',
    'start',
    'studio',
    ...['--keepAliveTimeout', String(ADMIN_IDLE_MS)],
    ...['-p', given.ADMIN_PORT || '3300', '-H', given.HOST || '127.0.0.1'],
  ],
  jobs: ['studio/src/tools/run-jobs.ts'],
}

const isServed = (wanted: string): wanted is ServedRole => wanted in COMMANDS

const [name = '', ...args] = process.argv.slice(2)
try {
  const env = readSecretFiles(given)
  const { role, command } = toCommand(name)
  const isDoctor = name === 'doctor'
  if (name === 'web') refuseUnknownPorts(env)
  if (!isDoctor && !asksForHelp(args)) requireSettings(role, env)
  if (name === 'admin') await requirePort(env)
  run(role, command, isDoctor ? { ...env, DOCTOR_ENV_FILES: listEnvFiles() } : withoutOthersSecrets(role, env))
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

function toCommand(wanted: string): { role: ProcessRole; command: string[] } {
  const command = BUILT_COMMANDS[wanted]
  if (command !== undefined) {
    const { role, file, first } = command
    return { role, command: [file, ...(first === undefined ? [] : [first]), ...args] }
  }
  if (!isServed(wanted))
    throw new Problem(`Name what to start: ${[...Object.keys(COMMANDS), ...Object.keys(BUILT_COMMANDS)].join(', ')}.`)
  return { role: wanted, command: [...COMMANDS[wanted], ...args] }
}

/** Lists the files that Node got. Each hides values of the earlier ones, so doctor compares them. */
function listEnvFiles(): string {
  const files = process.execArgv.flatMap((each) => /^--env-file(?:-if-exists)?=(.+)$/.exec(each)?.[1] ?? [])
  return files
    .filter((file) => existsSync(file))
    .map((file) => resolve(file))
    .join('\n')
}

/** Reports all missing settings at once. */
function requireSettings(role: ProcessRole, env: Variables): void {
  const missing = NEEDED_OF[role].filter((each) => !env[each])
  if (missing.length > 0)
    throw new Problem(`${name} needs ${missing.join(', ')} in its environment (or NAME_FILE with a file for a secret).`)
}

/** Refuses ports of unknown brands, because they would silently be ignored and the brand would listen on another port. */
function refuseUnknownPorts(env: Variables): void {
  const known = SITE_PORTS.map(({ variable }) => variable)
  const unknown = Object.keys(env).filter((each) => each.startsWith('WEB_PORT_') && !known.includes(each))
  if (unknown.length > 0)
    throw new Problem(`${unknown.join(', ')}: the company has no such brand; its ports are ${known.join(', ')}.`)
}

/** Checks the port first, because Next reports a taken port with a stack trace. */
async function requirePort({ HOST, ADMIN_PORT }: Variables): Promise<void> {
  const setting = { host: HOST || '127.0.0.1', port: Number(ADMIN_PORT || '3300'), portVariable: 'ADMIN_PORT' }
  const fault = await findPortFault(setting)
  if (fault !== undefined) throw new Problem(fault)
}

/** Replaces this process by the one to be started, which so keeps the signals, the id and the exit code. */
function run(role: ProcessRole, command: string[], env: Variables): void {
  const settings = {
    // With this variable the admin writes no mark into its build, because the folder may belong to another user or be read-only.
    [BUILD_FOLDER]: listAdminBuilds().findCurrent(),
    ...(role === 'web' ? SITE_ALLOCATOR : {}),
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY: '0',
    ...env,
    NODE_ENV: 'production',
    MENAGERIE_PRODUCTION: '1',
    // Messages name commands as they are typed here.
    ...(existsSync(join(ROOT, 'start.ts')) ? { MENAGERIE_BUILT: '1' } : {}),
  }
  process.chdir(ROOT)
  // Hides Node's warning that this function is experimental, because it would not be a log line in JSON.
  process.removeAllListeners('warning')
  if (process.execve) process.execve(process.execPath, [process.execPath, ...command], toStrings(settings))
  else throw new Problem(`Node ${process.version} cannot take the place of a process: use Node 26.`)
}

function toStrings(env: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
