import { join } from 'node:path'
import { buildIfChanged } from './build.ts'
import { openDatabase } from './database.ts'
import { runScript } from './run-script.ts'
import { type ServiceOptions, startService, waitUntilReady } from './service.ts'
import { type Mode, type ServiceName, toEnvironment, toServiceOptions } from './services.ts'
import { requireFreePorts, type Settings } from './settings.ts'
import { printTime, step } from './step.ts'

const RESTART_AFTER_MS = 1_000

/** `ended` resolves after `signal` fired and everything has stopped in order: public first, database last. */
export type Stack = { ended: Promise<void> }

export async function startStack(settings: Settings, stopSignal: AbortSignal, mode: Mode = 'start'): Promise<Stack> {
  const logFolder = join(settings.stateFolder, 'log')
  const running: (() => Promise<void>)[] = []
  const failed = new AbortController()
  const signal = AbortSignal.any([stopSignal, failed.signal])
  const stopAll = async () => {
    for (const stop of running.toReversed()) await stop()
  }
  try {
    await requireFreePorts(settings)
    const database = await step('database', () => openDatabase(settings, (text) => console.log(`    ${text}`)))
    running.push(database.stop)
    const env = toEnvironment(settings, database.url, mode)
    const start = async (name: ServiceName) => {
      if (signal.aborted) return
      const options = toServiceOptions(name, settings, env, mode)
      const supervised = superviseService(options, signal)
      running.push(supervised.stop)
      await step(name, () => waitUntilReady(supervised.service, options.readyUrls))
      supervised.restartWhenItEnds()
    }
    await Promise.all([
      prepareContent(env, logFolder, signal).then(() => start('content-api')),
      ...(mode === 'start' ? [buildStep('site', logFolder, signal), buildStep('studio', logFolder, signal)] : []),
    ])
    await Promise.all([start('site'), start('admin')])
  } catch (error) {
    failed.abort()
    await stopAll()
    throw error
  }
  const aborted = new Promise<void>((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
  return { ended: aborted.then(stopAll) }
}

async function buildStep(name: 'site' | 'studio', logFolder: string, signal: AbortSignal) {
  const began = performance.now()
  const result = await buildIfChanged(name, logFolder, signal)
  printTime(`${name} ${result}`, performance.now() - began)
}

async function prepareContent(env: Record<string, string>, logFolder: string, signal: AbortSignal) {
  const run = (name: string, args: string[]) => runScript(name, args, { env, logFolder, signal })
  await step('migrations', () => run('migrate', ['studio/src/migrate.ts']))
  await step('demo content', () => run('import', ['demo/src/import.ts', '--if-empty']))
}

/** Once told so, a service that ends by itself is started again, and it is said. */
function superviseService(options: ServiceOptions, signal: AbortSignal) {
  const supervised = { service: startService(options), restartWhenItEnds, stop }
  let stopped = false
  function restartWhenItEnds() {
    supervised.service.child.once('exit', (code, by) => {
      if (stopped || signal.aborted) return
      console.log(`  ! ${options.name} ended (${by ?? code}) and is started again: see ${supervised.service.logFile}`)
      setTimeout(relaunch, RESTART_AFTER_MS)
    })
  }
  function relaunch() {
    if (stopped || signal.aborted) return
    supervised.service = startService(options)
    restartWhenItEnds()
  }
  async function stop() {
    stopped = true
    await supervised.service.stop()
  }
  return supervised
}
