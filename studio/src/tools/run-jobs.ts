import { createServer, type RequestListener } from 'node:http'
import { hasMetricsToken, readMetricsTokens } from '@menagerie/telemetry/metrics-tokens'
import { findPortFault } from '@menagerie/telemetry/port-fault'
import { startTracing } from '@menagerie/telemetry/start-tracing'
import { watchFaults } from '@menagerie/telemetry/watch-faults'
import { startImporting } from '../imports/feed/start-importing.ts'
import { readMailSettings } from '../jobs/mail/settings.ts'
import { readOwnHosts } from '../jobs/receivers/receiver-address.ts'
import { startScheduling } from '../jobs/scheduling/start-scheduling.ts'
import { startMailing } from '../jobs/start-mailing.ts'
import { findMediaFolder, findScheduleInterval, isProduction, requireEnvironment } from '../platform/environment.ts'
import { createGauges, FIGURES_TYPE, type PoolState } from '../platform/figures.ts'
import type { Health } from '../platform/health.ts'
import { requireOwnDatabase } from '../platform/migration-state.ts'
import { joinHealth, readDisksHealth } from '../platform/watch-disk.ts'

/**
 * A process for everything that runs unattended: mails, deliveries, deletions, planned publishes, and imports by
 * programs. With it, the Content API (`JOBS=off`) and admins (`SCHEDULE_EVERY_S=0`) only answer calls; without it, they
 * run the jobs. Several processes coordinate by database locks.
 */
const DEFAULT_PORT = 3303

const log = (level: string, message: string) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), service: 'jobs', level, message }))

/** Throws for invalid settings, and for a port that is in use, before anything is started. */
async function requireSettings(): Promise<{ host: string; port: number }> {
  requireEnvironment()
  const where = { host: process.env.HOST || '127.0.0.1', port: Number(process.env.JOBS_PORT || DEFAULT_PORT) }
  const fault = await findPortFault({ ...where, portVariable: 'JOBS_PORT' })
  if (fault !== undefined) throw new Error(fault)
  return where
}

type WatchedJobs = {
  hasDatabase: () => boolean
  listFaults: () => string[]
  readGauges: () => Health['gauges']
  readPools: () => Readonly<Record<string, PoolState>>
}

/** Answers monitoring: whether the process is alive, whether it can work, and metrics for callers with the token. */
function answerWatchers({ hasDatabase, listFaults, readGauges, readPools }: WatchedJobs): RequestListener {
  const { METRICS_TOKEN, METRICS_TOKEN_BEFORE } = process.env
  const tokens = readMetricsTokens({ METRICS_TOKEN, METRICS_TOKEN_BEFORE })
  const figures = createGauges()
  return async ({ url = '', headers }, response) => {
    const mayRead = tokens.length > 0 ? hasMetricsToken(headers.authorization, tokens) : !isProduction()
    const isReady = hasDatabase()
    const send = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type }).end(text)
    if (url === '/healthz') return send(200, 'text/plain', 'ok')
    if (url === '/readyz') {
      const status = isReady ? 'ready' : 'database unreachable'
      const text = JSON.stringify({ status, degraded: mayRead ? listFaults() : [] })
      return send(isReady ? 200 : 503, 'application/json', text)
    }
    if (url !== '/metrics' || !mayRead) return send(url === '/metrics' ? 403 : 404, 'text/plain', 'Not here')
    const gauges = { ...readGauges(), database_down: Number(!isReady) }
    return send(200, FIGURES_TYPE, await figures.toText(gauges, readPools()))
  }
}

async function main(): Promise<void> {
  const { host, port } = await requireSettings()
  const everyMs = findScheduleInterval()
  if (everyMs === 0) throw new Error('SCHEDULE_EVERY_S=0 is for admins beside this process, which carries plans out')
  await requireOwnDatabase({
    onOther: (why) => {
      log('error', why)
      process.exit(1)
    },
  })
  const tracing = await startTracing('jobs')
  const { DATABASE_URL: databaseUrl = '' } = process.env
  const settings = readMailSettings(process.env)
  const mailing = startMailing({
    databaseUrl,
    settings,
    ownHosts: readOwnHosts(process.env.RECEIVER_HOSTS),
    onProblem: (problem) => log('warn', problem),
  })
  let payloadPool: PoolState | undefined
  const options = {
    databaseUrl,
    everyMs,
    loadPayload: async () => {
      const [{ getPayload }, { default: config }] = await Promise.all([
        import('payload'),
        import('../payload.config.ts'),
      ])
      const payload = await getPayload({ config })
      payloadPool = payload.db.pool
      return payload
    },
    logError: (message: string) => log('error', message),
  }
  const scheduling = startScheduling(options)
  const importing = startImporting(options)
  // Without a mail server, mails are written as files, so that folder's disk is monitored as well.
  const folders = [findMediaFolder(), ...(settings.smtpUrl === undefined ? [settings.folder] : [])]
  const readHealth = () => joinHealth([mailing.health(), readDisksHealth(folders)])
  const listFaults = () => [
    ...(mailing.hasDatabase() ? [] : ['database: it does not answer, so nothing is sent or published by itself']),
    ...readHealth().degraded,
  ]
  watchFaults({
    read: listFaults,
    onFault: (fault) => log('warn', `Not well: ${fault}`),
    onEnd: (fault) => log('info', `Well again: ${fault}`),
  })
  const server = createServer(
    answerWatchers({
      hasDatabase: mailing.hasDatabase,
      listFaults,
      readGauges: () => readHealth().gauges,
      readPools: () => ({ mail: mailing.pool(), ...(payloadPool && { payload: payloadPool }) }),
    }),
  )
  server.listen(port, host, () => log('info', 'jobs are looked for'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      log('info', `${signal}: stopping`)
      server.close()
      await Promise.all([mailing.stop(), scheduling.stop(), importing.stop()])
      await tracing.stop()
      process.exit(0)
    })
}

try {
  await main()
} catch (error) {
  console.error(`Jobs: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
