import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { openChangeSignal } from './change-signal.ts'
import { openDatabase } from './database.ts'
import { createPublishedReads } from './published-reads.ts'
import type { Settings } from './settings.ts'
import { createTokenCheck } from './tokens.ts'

export type RunningContentApi = { port: number; close: () => Promise<void> }
export type Log = (line: Record<string, unknown>) => void

const CLOSE_MS = 5_000

/** Starts without asking whether the database is there: until it is, calls answer 503. */
export async function serveContentApi(settings: Settings, log: Log): Promise<RunningContentApi> {
  const stop = new AbortController()
  const onProblem = (problem: unknown) => log({ level: 'warn', message: `database: ${String(problem)}` })
  const database = openDatabase(settings.databaseUrl, onProblem)
  const signal = openChangeSignal(settings.databaseUrl, onProblem)
  const app = createApp({
    database,
    reads: createPublishedReads(database),
    checkToken: createTokenCheck(settings.tokens),
    signal,
    mediaDir: settings.mediaDir,
    stopping: stop.signal,
    log,
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  if (!('closeIdleConnections' in server)) throw new Error('The Content API speaks HTTP/1.1')
  const port = await listen(server, settings)
  const closeOnce = async () => {
    stop.abort()
    await closeServer(server)
    await Promise.all([signal.close(), database.close()])
  }
  let closing: Promise<void> | undefined
  return {
    port,
    close() {
      closing ??= closeOnce()
      return closing
    },
  }
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', reject)
  server.listen(port, host, () => {
    const address = server.address()
    resolve(typeof address === 'object' && address !== null ? address.port : port)
  })
  return promise
}

/** Lets running answers end, but not for ever. */
async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
  server.close(() => resolve())
  server.closeIdleConnections()
  await promise
  clearTimeout(force)
}
