import { join } from 'node:path'
import { MAIN_PORT } from '@menagerie/demo/brands'
import { pickPorts } from '../../scripts/port.ts'
import { loadSecrets } from '../../scripts/secrets.ts'
import { asGroup, startChild, stopChild } from './children.ts'

export type RunningProduct = {
  origin: string
  contentApi: string
  /** Address of the studio's admin. */
  admin: string
  databaseUrl: string
  /** Time from the command to its "ready". */
  readyMs: number
  stop: () => Promise<void>
}

/** Returns the folder in which the bench's `npm start` keeps its state. */
export const toProductFolder = (folder: string): string => join(folder, 'product')

const START_MS = 10 * 60_000

/** Runs `npm start` with the bench's own state and free ports, until it says that it is ready. */
export async function startWholeProduct(folder: string, env: Record<string, string> = {}): Promise<RunningProduct> {
  const [ports, stateFolder] = [await pickPorts(), toProductFolder(folder)]
  const began = performance.now()
  const child = asGroup(
    startChild('npm', ['start', '--silent'], {
      env: {
        ...process.env,
        SNAPSHOT: '',
        ...env,
        ...ports,
        MENAGERIE_VAR: stateFolder,
        DATABASE_URL: '',
        NODE_ENV: 'development',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    }),
  )
  // Sent to the whole group, as Ctrl-C in a terminal is.
  const stop = () => stopChild(child, 'SIGINT')
  await new Promise<void>((done, fail) => {
    const cutOff = setTimeout(() => fail(new Error(`npm start is not ready after ${START_MS / 60_000} min`)), START_MS)
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (/is ready after/.test(text)) done()
    })
    child.once('exit', () => fail(new Error(`npm start ended:\n${said}`)))
    child.once('exit', () => clearTimeout(cutOff))
  })
  const { databasePassword } = loadSecrets(stateFolder)
  return {
    origin: `http://localhost:${ports[MAIN_PORT]}`,
    admin: `http://localhost:${ports.ADMIN_PORT}`,
    contentApi: `http://127.0.0.1:${ports.CONTENT_API_PORT}`,
    databaseUrl: `postgres://menagerie:${databasePassword}@127.0.0.1:${ports.PG_PORT}/menagerie`,
    readyMs: performance.now() - began,
    stop,
  }
}
