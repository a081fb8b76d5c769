import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { listenOrFail, tellPortFault } from '@menagerie/telemetry/port-fault'
import { watchFaults } from '@menagerie/telemetry/watch-faults'
import { createFigures } from '../platform/figures.ts'
import type { Health } from '../platform/health.ts'
import { openFolder } from '../platform/storage/folder-storage.ts'
import { openS3 } from '../platform/storage/s3-storage.ts'
import { joinHealth, readDiskHealth } from '../platform/watch-disk.ts'
import { createApp } from './app.ts'
import { openChangeSignal } from './call/change-signal.ts'
import { openReadDatabase } from './call/database.ts'
import { LIMITS } from './call/limits.ts'
import { createPublishedReads } from './call/published-reads.ts'
import { refuseWithHeaders } from './call/refuse-with-headers.ts'
import type { ContentApiSettings, WriteLogLine } from './call/settings.ts'
import { createSlots } from './call/slots.ts'
import { toOpenApi } from './call/to-open-api.ts'
import { createTokenCheck, hideTokens } from './call/tokens.ts'
import { openWrites } from './call/writes.ts'
import { CALLS } from './calls.ts'

type RunningContentApi = { port: number; close: () => Promise<void> }

const NOTHING_KNOWN: Health = { degraded: [], gauges: {} }
const CLOSE_MS = 5_000

/** Starts without waiting for the database: until it answers, calls are answered with 503. */
export async function serveContentApi(
  settings: ContentApiSettings,
  writeLine: WriteLogLine,
): Promise<RunningContentApi> {
  const log = hideTokens(settings.tokens, writeLine)
  const limits = { ...LIMITS, ...settings.limits }
  const stop = new AbortController()
  const onProblem = (problem: unknown) => log({ level: 'warn', message: `database: ${String(problem)}` })
  const database = openReadDatabase(settings.databaseUrl, limits.statementMs, onProblem)
  const writes = openWrites(settings.databaseUrl, limits.statementMs, onProblem)
  const signal = openChangeSignal(settings.databaseUrl, onProblem)
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    serverOptions: {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.requestMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.requestMs / 3,
    },
  })
  if (!('closeIdleConnections' in server)) throw new Error('The Content API speaks HTTP/1.1')
  server.timeout = limits.silenceMs
  refuseWithHeaders(server)
  const closeDatabase = () => Promise.all([signal.close(), database.close(), writes.close()])
  const port = await listen(server, settings).catch(async (error: unknown) => {
    // Open database connections would keep the process alive, without a port.
    await closeDatabase()
    throw error
  })
  const health = () => joinHealth([settings.health?.() ?? NOTHING_KNOWN, readDiskHealth(settings.mediaDir)])
  const forgetFaults = watchFaults({
    read: () => health().degraded,
    onFault: (fault) => log({ level: 'warn', message: 'Not well', fault }),
    onEnd: (fault) => log({ level: 'info', message: 'Well again', fault }),
  })
  const app = createApp({
    database,
    writes,
    reads: createPublishedReads(database),
    checkToken: createTokenCheck(settings.tokens),
    signal,
    storage: settings.bucket === undefined ? openFolder(settings.mediaDir) : openS3(settings.bucket),
    publicUrl: settings.publicUrl ?? `http://${settings.host}:${port}`,
    limits,
    slots: createSlots(limits),
    shape: createShape(),
    health,
    figures: createFigures({ of: 'api', label: 'call', help: 'Calls of the Content API' }),
    pools: () => ({
      reads: database.pool(),
      writes: writes.pool(),
      ...(settings.mailPool && { mail: settings.mailPool() }),
    }),
    metricsTokens: settings.metricsTokens ?? [],
    isProduction: settings.isProduction ?? false,
    stopping: stop.signal,
    log,
  })
  const closeOnce = async () => {
    stop.abort()
    forgetFaults()
    await closeServer(server)
    await closeDatabase()
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

/** Calculates the hash on first use, because that takes a moment. */
function createShape(): () => string {
  let shape: string | undefined
  return () => {
    shape ??= createHash('sha256')
      .update(JSON.stringify(toOpenApi(CALLS)))
      .digest('hex')
    return shape
  }
}

async function listen(server: Server, { port, host }: ContentApiSettings): Promise<number> {
  const fault = await listenOrFail(server, host, port)
  if (fault !== undefined) throw new Error(tellPortFault(fault, { host, port, portVariable: 'CONTENT_API_PORT' }))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Waits until running answers have ended, then closes the remaining connections after a time limit. */
async function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const force = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
  server.close(() => resolve())
  server.closeIdleConnections()
  await promise
  clearTimeout(force)
}
