import { join } from 'node:path'
import { listAdminBuilds } from '../../studio/bundling/admin-builds.ts'
import { BUILD_FOLDER } from '../../studio/bundling/find-dist-dir.ts'
import { Problem } from '../problem.ts'
import { SITE_ALLOCATOR, SITE_NODE_FLAGS } from '../start/node-settings.ts'
import { ROOT } from '../state-folder.ts'
import { isRole, NEEDED_OF, type ProcessRole, type Variables, withoutOthersSecrets } from './roles.ts'
import { readSecretFiles } from './secret-files.ts'

/**
 * `node start.ts ROLE` in a built folder: one process of the product, with its own secrets only. Commands of operators are roles, too:
 * `node start.ts migrate`.
 */
const TOOLS: Readonly<Record<string, string>> = {
  migrate: 'studio/src/tools/migrate.ts',
  'migrate:status': 'studio/src/tools/migration-status.ts',
  'user:add': 'studio/src/tools/add-user.ts',
  'user:factors': 'studio/src/tools/user-factors.ts',
  backup: 'studio/src/tools/backup/backup.ts',
  restore: 'studio/src/tools/backup/restore.ts',
  republish: 'studio/src/tools/republish.ts',
  'import:stores': 'studio/src/tools/stores/import-stores.ts',
  'sync:stores': 'studio/src/tools/stores/run-sync.ts',
}
const OTHERS: Readonly<Record<string, { role: ProcessRole; file: string; first?: string }>> = {
  'outbox:erase': { role: 'web', file: 'web/src/server/outbox/erase-command.ts' },
  'outbox:copy': { role: 'web', file: 'web/src/server/outbox/copy-command.ts', first: 'copy' },
  'outbox:take': { role: 'web', file: 'web/src/server/outbox/copy-command.ts', first: 'take' },
  'accept-load': { role: 'web', file: 'web/src/replica/accept-load.ts' },
  snapshot: { role: 'web', file: 'web/src/replica/write-snapshot.ts' },
  doctor: { role: 'tool', file: 'scripts/production/doctor.ts' },
}
/** Longer than proxies keep a connection: one that is used again is not closed at that moment. */
const ADMIN_IDLE_MS = 75_000

const COMMANDS: Readonly<Record<Exclude<ProcessRole, 'tool'>, readonly string[]>> = {
  // By the link, where there is one: what SIGHUP starts then comes from the folder that it leads to by that time.
  web: [
    ...SITE_NODE_FLAGS,
    '--preserve-symlinks-main',
    join(process.env.MENAGERIE_CURRENT || ROOT, 'web/dist/server/main.js'),
  ],
  'content-api': ['studio/src/content-api/main.ts'],
  admin: [
    'node_modules/next/dist/bin/next',
    'start',
    'studio',
    ...['--keepAliveTimeout', String(ADMIN_IDLE_MS)],
    ...['-p', process.env.ADMIN_PORT || '3300', '-H', process.env.HOST || '127.0.0.1'],
  ],
  jobs: ['studio/src/tools/run-jobs.ts'],
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const env = readSecretFiles(process.env)
  const { role, command } = toCommand(name)
  const isDoctor = name === 'doctor'
  if (!isDoctor) requireSettings(role, env)
  run(role, command, isDoctor ? env : withoutOthersSecrets(role, env))
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

function toCommand(wanted: string): { role: ProcessRole; command: string[] } {
  const tool = TOOLS[wanted]
  if (tool !== undefined) return { role: 'tool', command: [tool, ...args] }
  const other = OTHERS[wanted]
  if (other !== undefined) {
    const { role, file, first } = other
    return { role, command: [file, ...(first === undefined ? [] : [first]), ...args] }
  }
  if (!isRole(wanted) || wanted === 'tool')
    throw new Problem(
      `Name what to start: web, content-api, admin, jobs, ${[...Object.keys(TOOLS), ...Object.keys(OTHERS)].join(', ')}.`,
    )
  return { role: wanted, command: [...COMMANDS[wanted], ...args] }
}

/** Absent settings are said at once and all together. */
function requireSettings(role: ProcessRole, env: Variables): void {
  const missing = NEEDED_OF[role].filter((each) => !env[each])
  if (missing.length > 0)
    throw new Problem(`${name} needs ${missing.join(', ')} in its environment (or NAME_FILE with a file for a secret).`)
}

/** The process becomes the one that it starts: signals, the id and the exit code are its own. */
function run(role: ProcessRole, command: string[], env: Variables): void {
  const settings = {
    // Named here, the admin writes no mark into its build: the folder may belong to another user, or be read only.
    [BUILD_FOLDER]: listAdminBuilds().findCurrent(),
    ...(role === 'web' ? SITE_ALLOCATOR : {}),
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_TELEMETRY: '0',
    ...env,
    NODE_ENV: 'production',
    MENAGERIE_PRODUCTION: '1',
  }
  process.chdir(ROOT)
  // Its word that this is new in Node is no line of a log.
  process.removeAllListeners('warning')
  if (process.execve) process.execve(process.execPath, [process.execPath, ...command], toStrings(settings))
  else throw new Problem(`Node ${process.version} cannot take the place of a process: use Node 26.`)
}

function toStrings(env: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
