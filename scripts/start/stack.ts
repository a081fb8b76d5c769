import { join } from 'node:path'
import { findFreePort } from '../port.ts'
import { buildIfChanged } from './build.ts'
import { openStartDatabase, type StartedDatabase } from './database.ts'
import { countPeople, refuseDemoInProduction, type StudioPeople } from './people.ts'
import { createProcessList } from './process-list.ts'
import { refuseSecondStart } from './refuse-second-start.ts'
import { runScript } from './run-script.ts'
import { waitUntilReady } from './service.ts'
import { type Mode, type ServiceName, toEnvironment, toServiceOptions } from './services.ts'
import { requireFreePorts, type StartSettings } from './settings.ts'
import { printTime, step } from './step.ts'
import { superviseService } from './supervise.ts'

/** `ended` resolves when everything has stopped after the signal: public services first, the database last. */
type Stack = { ended: Promise<void>; people: StudioPeople }

type Start = {
  settings: StartSettings
  database: StartedDatabase
  mode: Mode
  signal: AbortSignal
  running: (() => Promise<void>)[]
}

export async function startStack(given: StartSettings, stopSignal: AbortSignal, mode: Mode = 'start'): Promise<Stack> {
  const running: (() => Promise<void>)[] = []
  const failed = new AbortController()
  const signal = AbortSignal.any([stopSignal, failed.signal])
  const stopAll = async () => {
    for (const stop of running.toReversed()) await stop()
  }
  let people: StudioPeople = { all: 0, demo: 0 }
  const settings = { ...given, ports: { ...given.ports, health: given.ports.health ?? (await findFreePort()) } }
  try {
    await requireFreePorts(settings)
    refuseSecondStart(settings.stateFolder)
    const database = await step('database', () => openStartDatabase(settings, (text) => console.log(`    ${text}`)))
    running.push(database.stop)
    if (settings.production && !settings.demo) await refuseDemoInProduction(database.url)
    await startServices({ settings, database, mode, signal, running })
    people = await countPeople(database.url)
  } catch (error) {
    failed.abort()
    await stopAll()
    throw error
  }
  const stopRequested = new Promise<void>((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
  return { ended: stopRequested.then(stopAll), people }
}

/** Starts each service as soon as everything it needs is there. The builds and the import run side by side. */
async function startServices({ settings, database, mode, signal, running }: Start) {
  const env = toEnvironment(settings, database.url, mode)
  const logFolder = join(settings.stateFolder, 'log')
  const notePid = createProcessList(settings.stateFolder)
  notePid('postgres', database.pid)
  database.restartWhenItEnds((pid) => notePid('postgres', pid))
  const start = async (name: ServiceName) => {
    signal.throwIfAborted()
    const options = toServiceOptions(name, settings, env, mode)
    const supervised = superviseService(options, (pid) => notePid(name, pid))
    running.push(supervised.stop)
    await step(name, () => waitUntilReady(supervised.service, options.readyUrls, signal))
    supervised.restartWhenItEnds()
  }
  const build = async (name: 'web' | 'studio') => {
    if (mode === 'dev') return
    const began = performance.now()
    const result = await buildIfChanged(name, logFolder, signal)
    printTime(`${name} ${result}`, performance.now() - began)
  }
  const run = (name: string, args: string[], aloud = false) => runScript(name, args, { env, logFolder, signal, aloud })
  const fill = async () => {
    if (!settings.demo) return
    await step('demo content', () => run('import', ['demo/src/import.ts', '--if-empty'], true))
  }
  const migrated = step('migrations', () => run('migrate', ['studio/src/tools/migrate.ts']))
  const published = migrated.then(() => fill()).then(() => start('content-api'))
  await Promise.all([
    Promise.all([published, build('web')]).then(() => start('web')),
    Promise.all([migrated, build('studio')]).then(() => start('admin')),
  ])
}
