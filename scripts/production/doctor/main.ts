import { SITE_PORTS } from '../../../sites/src/site-ports.ts'
import { readCommandLine } from '../../../telemetry/src/command-line.ts'
import { toOperatorCommand } from '../../../telemetry/src/operator-command.ts'
import { findServedSites, sitesSchema } from '../../../web/src/platform/served-sites.ts'
import { findReady, findToken } from './find-processes.ts'
import { findPublicHost } from './find-public-host.ts'
import { findSharedSettings } from './find-shared-settings.ts'
import { findBackup, findDatabase, findDisks, findMailServer, toNodeFinding } from './find-surroundings.ts'
import { type Finding, faultFinding, toDeepReason } from './finding.ts'
import { findProcessUser } from './process-user.ts'

/**
 * `npm run doctor` (in a built folder `node start.ts doctor`) checks everything that a running product needs, with the settings
 * of this shell, and says for each fault what to do. It exits with 1 when there is one. Settings that are absent here are not
 * checked. Public addresses are checked only with `--public`, because not every machine of the product reaches them.
 */
type Examination = {
  what: string
  /** Returns undefined when there is nothing to check. */
  find: () => Promise<Finding | undefined>
}

const { env } = process

/** Returns the address at which this machine reaches a process of its own: the one that it listens on. */
function toOrigin(port: string | number = ''): string {
  const host = env.HOST && !LISTENS_ON_ALL.includes(env.HOST) ? env.HOST : '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
const LISTENS_ON_ALL = ['0.0.0.0', '::']

/** Finds the port of the first brand. */
const findSitePort = () => SITE_PORTS.slice(0, 1).map(({ variable, usual }) => env[variable] || usual)[0]

const LOOKS: readonly Examination[] = [
  {
    what: 'shared settings',
    find: async () => findSharedSettings((env.DOCTOR_ENV_FILES ?? '').split('\n').filter((file) => file !== '')),
  },
  { what: 'Node', find: async () => toNodeFinding(process.versions.node) },
  { what: 'database', find: async () => (env.DATABASE_URL ? findDatabase(env.DATABASE_URL) : undefined) },
  {
    what: 'backup',
    // A checkout is for trying things out, so it needs no backup.
    find: async () =>
      env.DATABASE_URL && env.MENAGERIE_BUILT === '1'
        ? findBackup(env.DATABASE_URL, Number(env.BACKUP_EVERY_HOURS || 1))
        : undefined,
  },
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
    find: async () => findReady(env.DOCTOR_SITE_URL || toOrigin(env.HEALTH_PORT || findSitePort()), 'web'),
  },
  {
    what: 'jobs',
    find: async () => {
      const origin = env.DOCTOR_JOBS_URL || (env.JOBS_PORT ? toOrigin(env.JOBS_PORT) : '')
      return origin === '' ? undefined : findReady(origin, 'jobs')
    },
  },
  { what: 'mail server', find: () => findMailServer(env) },
  {
    what: 'disks',
    find: async () =>
      findDisks(
        [env.MENAGERIE_VAR, env.MEDIA_DIR, env.REPLICA_DIR, env.OUTBOX_DIR, env.MAIL_DIR],
        findProcessUser(env.DOCTOR_USER || 'menagerie'),
      ),
  },
]

const HELP = `${toOperatorCommand('doctor')}     looks at all that a running product needs, and says of each fault what to do
  --public     asks each public host of the sites, and the studio's, over TLS, too`

const { values } = readCommandLine({
  help: HELP,
  options: { public: { type: 'boolean', default: false } },
  most: 0,
})
let faults = 0
for (const { what, find } of [...LOOKS, ...(values.public ? toPublicLooks() : [])]) {
  const finding = await find().catch((error: unknown) =>
    faultFinding(toDeepReason(error), 'see the log of that process'),
  )
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

/** Returns one check per domain of the served sites and one for the studio. Their answers name the host that was asked. */
function toPublicLooks(): Examination[] {
  const domains = new Set(findServedSites(sitesSchema.parse(env.SITES || undefined)).map(({ domain }) => domain))
  const sites = [...domains].map((host) => ({
    what: 'public site',
    find: () => findPublicHost({ host, path: '/robots.txt', contains: `Sitemap: https://${host}/` }),
  }))
  if (!env.STUDIO_ORIGIN) return sites
  const { hostname: host, port } = new URL(env.STUDIO_ORIGIN)
  const studio = { host, ...(port !== '' && { port: Number(port) }), path: '/admin/login', contains: '/_next/' }
  return [...sites, { what: 'public studio', find: () => findPublicHost(studio) }]
}
