import { spawn } from 'node:child_process'
import { asksForHelp } from '../telemetry/src/command-line.ts'
import { isPortFree } from './port.ts'
import { findRunningPort } from './postgres/find-running-port.ts'
import { Problem } from './problem.ts'
import { openStartDatabase } from './start/database.ts'
import { toEnvironment } from './start/services.ts'
import { loadSettings, type StartSettings } from './start/settings.ts'
import { ROOT } from './state-folder.ts'

/**
 * Runs a script with the environment of `npm start` and a database: that of DATABASE_URL, that of a running `npm
 * start`, or the embedded one, started for the script.
 */
const [script = '', ...args] = process.argv.slice(2)

try {
  const settings = loadSettings(process.env)
  const database = asksForHelp(args) ? { url: '', stop: async () => {} } : await findDatabase(settings)
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...toEnvironment(settings, database.url, 'start') },
    stdio: 'inherit',
  })
  process.on('SIGINT', () => {})
  const code = await new Promise<number>((done) => child.on('close', (value) => done(value ?? 1)))
  await database.stop()
  process.exit(code)
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exit(1)
}

async function findDatabase(settings: StartSettings) {
  const { stateFolder, ports, secrets } = settings
  if (settings.databaseUrl) return openStartDatabase(settings, console.log)
  const running = await findRunningPort(stateFolder)
  if (running !== undefined) {
    const url = `postgres://menagerie:${secrets.databasePassword}@127.0.0.1:${running}/menagerie`
    return { url, stop: async () => {} }
  }
  if (!(await isPortFree(ports.postgres)))
    throw new Problem(
      `Port ${ports.postgres} is in use, and not by the database of ${stateFolder}: set PG_PORT to another one. Nothing was changed.`,
    )
  return openStartDatabase(settings, console.log)
}
