import { once } from 'node:events'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../../scripts/start/database.ts'
import { runScript } from '../../../scripts/start/run-script.ts'
import { hasEnded, type Service, startService, waitUntilReady } from '../../../scripts/start/service.ts'
import { type ServiceName, toEnvironment, toServiceOptions } from '../../../scripts/start/services.ts'
import { loadSettings, type Settings } from '../../../scripts/start/settings.ts'

export type Studio = {
  settings: Settings
  databaseUrl: string
  env: Record<string, string>
  adminOrigin: string
  contentApiOrigin: string
  feedToken: string
  /** Kills a process and all below it with -9, starts it again and waits until it is ready. */
  killAndRestart: (name: ServiceName) => Promise<void>
  pidOf: (name: ServiceName) => number | undefined
  stop: () => Promise<void>
}

/** A studio of its own, whose processes are ours to kill. The builds must be there. */
export async function startStudio(
  env: NodeJS.ProcessEnv,
  names: readonly ServiceName[],
  content: 'demo' | 'nothing' = 'demo',
): Promise<Studio> {
  const settings = loadSettings(env)
  const { signal } = new AbortController()
  const logFolder = join(settings.stateFolder, 'log')
  const database: Database = await openDatabase(settings, console.log)
  const serviceEnv = toEnvironment(settings, database.url, 'start')
  const run = (name: string, args: string[]) => runScript(name, args, { env: serviceEnv, logFolder, signal })
  await run('migrate', ['studio/src/migrate.ts'])
  if (content === 'demo') await run('import', ['demo/src/import.ts', '--if-empty'])

  const services = new Map<ServiceName, Service>()
  async function start(name: ServiceName): Promise<void> {
    const options = toServiceOptions(name, settings, serviceEnv, 'start')
    const service = startService(options)
    services.set(name, service)
    await waitUntilReady(service, options.readyUrls, signal)
  }
  async function kill(service: Service): Promise<void> {
    if (hasEnded(service.child) || service.child.pid === undefined) return
    const ended = once(service.child, 'exit')
    process.kill(-service.child.pid, 'SIGKILL')
    await ended
  }
  for (const name of names) await start(name)
  const { ports, secrets } = settings
  return {
    settings,
    databaseUrl: database.url,
    env: serviceEnv,
    adminOrigin: `http://127.0.0.1:${ports.admin}`,
    contentApiOrigin: `http://127.0.0.1:${ports.contentApi}`,
    feedToken: secrets.feedToken,
    pidOf: (name) => services.get(name)?.child.pid,
    async killAndRestart(name) {
      const service = services.get(name)
      if (service) await kill(service)
      await start(name)
    },
    async stop() {
      for (const service of [...services.values()].toReversed()) await service.stop()
      await database.stop()
    },
  }
}
