import { startTracing } from '@menagerie/telemetry/start-tracing'
import { readMailSettings } from '../jobs/mail/settings.ts'
import { readOwnHosts } from '../jobs/receivers/receiver-address.ts'
import { startMailing } from '../jobs/start-mailing.ts'
import { requireOwnDatabase } from '../platform/migration-state.ts'
import { type ContentApiSettings, readSettings } from './call/settings.ts'
import { serveContentApi } from './serve-content-api.ts'

const log = (line: Record<string, unknown>) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), service: 'content-api', ...line }))

async function main(settings: ContentApiSettings): Promise<void> {
  await requireOwnDatabase({
    onOther: (message) => {
      log({ level: 'error', message })
      process.exit(1)
    },
  })
  const tracing = await startTracing('content-api')
  // With JOBS=off another process runs the jobs: tools/run-jobs.ts.
  const mailing =
    process.env.JOBS === 'off'
      ? undefined
      : startMailing({
          databaseUrl: settings.databaseUrl,
          settings: readMailSettings(process.env),
          ownHosts: readOwnHosts(process.env.RECEIVER_HOSTS),
          onProblem: (message) => log({ level: 'warn', message }),
        })
  const running = await serveContentApi({ ...settings, health: mailing?.health, mailPool: mailing?.pool }, log).catch(
    async (error: unknown) => {
      await mailing?.stop()
      throw error
    },
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      log({ level: 'info', message: `${signal}: stopping` })
      await Promise.all([running.close(), mailing?.stop()])
      await tracing.stop()
    })
  }
  // Must be the last step: a reader of this line may send a signal immediately.
  log({ level: 'info', message: `listening on http://${settings.host}:${running.port}` })
}

try {
  await main(readSettings(process.env))
} catch (error) {
  console.error(`Content API: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
