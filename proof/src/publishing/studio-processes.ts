import { join } from 'node:path'
import { endGroup } from '../../../scripts/end-process.ts'
import { openStartDatabase, type StartedDatabase } from '../../../scripts/start/database.ts'
import { runScript } from '../../../scripts/start/run-script.ts'
import { type StartedService, startService, waitUntilReady } from '../../../scripts/start/service.ts'
import { type ServiceName, toEnvironment, toServiceOptions } from '../../../scripts/start/services.ts'
import { loadSettings, type StartSettings } from '../../../scripts/start/settings.ts'
import { atEnd } from '../endings.ts'

export type Studio = {
  settings: StartSettings
  databaseUrl: string
  env: Record<string, string>
  adminOrigin: string
  contentApiOrigin: string
  feedToken: string
  accountsToken: string
  submissionsToken: string
  /** Kills a process and its descendants with -9. */
  kill: (name: ServiceName) => Promise<void>
  /** Starts a process and waits until it is ready. */
  start: (name: ServiceName) => Promise<void>
  killAndRestart: (name: ServiceName) => Promise<void>
  pidOf: (name: ServiceName) => number | undefined
  database: {
    readonly pid: number | undefined
    /** Starts the database again after its process was killed. */
    restart: () => Promise<void>
  }
  /** Adds an administrator on the server, as an operator would. */
  addUser: (person: { email: string; password: string; name: string }) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a separate studio, whose processes the proof may kill. The builds must exist. */
export async function startStudio(
  env: NodeJS.ProcessEnv,
  names: readonly ServiceName[],
  content: 'demo' | 'nothing' = 'demo',
): Promise<Studio> {
  const settings = loadSettings(env)
  const { signal } = new AbortController()
  const logFolder = join(settings.stateFolder, 'log')
  const open = () => openStartDatabase(settings, console.log)
  let database: StartedDatabase = await open()
  const services = createServices(settings, toEnvironment(settings, database.url, 'start'))
  const stop = async () => {
    await services.stop()
    await database.stop()
  }
  atEnd(stop)
  const run = (name: string, args: string[]) => runScript(name, args, { env: services.env, logFolder, signal })
  await run('migrate', ['studio/src/tools/migrate.ts'])
  if (content === 'demo') await run('import', ['demo/src/import.ts', '--if-empty'])
  for (const name of names) await services.start(name)
  const { ports, secrets } = settings
  return {
    ...services,
    settings,
    databaseUrl: database.url,
    adminOrigin: `http://127.0.0.1:${ports.admin}`,
    contentApiOrigin: `http://127.0.0.1:${ports.contentApi}`,
    feedToken: secrets.feedToken,
    accountsToken: secrets.accountsToken,
    submissionsToken: secrets.submissionsToken,
    async killAndRestart(name) {
      await services.kill(name)
      await services.start(name)
    },
    async addUser({ email, password, name }) {
      const script = 'studio/src/tools/add-user.ts'
      const own = { ...services.env, USER_PASSWORD: password }
      await runScript('user-add', [script, email, '--name', name], { env: own, logFolder, signal })
    },
    database: {
      get pid() {
        return database.pid
      },
      async restart() {
        database = await open()
      },
    },
    stop,
  }
}

function createServices(settings: StartSettings, env: Record<string, string>) {
  const services = new Map<ServiceName, StartedService>()
  const { signal } = new AbortController()
  return {
    env,
    pidOf: (name: ServiceName) => services.get(name)?.child.pid,
    async start(name: ServiceName): Promise<void> {
      const options = toServiceOptions(name, settings, env, 'start')
      const service = startService(options)
      services.set(name, service)
      await waitUntilReady(service, options.readyUrls, signal)
    },
    async kill(name: ServiceName): Promise<void> {
      const child = services.get(name)?.child
      if (child !== undefined) await endGroup(child)
    },
    async stop(): Promise<void> {
      for (const service of [...services.values()].toReversed()) await service.stop()
    },
  }
}
