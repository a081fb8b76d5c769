import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FeedChange } from '@menagerie/contract/feed'
import { createLog } from '../../platform/log.ts'
import { hashOf, toChanges } from '../../replica/testing/example-changes.ts'
import { openTestReplica } from '../../replica/testing/open-test-replica.ts'
import { openFiles } from '../files/open-files.ts'
import { Metrics } from '../metrics/metrics.ts'
import { createServices } from '../services.ts'
import { noSearch } from './no-search.ts'
import { nowhere } from './nowhere.ts'

type ServedFile = { status: number; headers: IncomingHttpHeaders; body: string }

/** Serves the files of a replica, and nothing else. */
export async function serveFiles() {
  const { replica } = openTestReplica()
  const metrics = new Metrics()
  const logged: string[] = []
  const damaged: string[] = []
  const cacheDir = mkdtempSync(join(tmpdir(), 'images-'))
  const log = createLog({ level: 'info', write: (line) => logged.push(line) })
  const services = createServices({
    places: async () => ({ status: 200, json: { places: [] } }),
    files: openFiles({
      env: { IMAGE_CACHE_DIR: cacheDir, IMAGE_CACHE_MB: 10 },
      replica,
      onDamaged: (hash) => damaged.push(hash),
      log,
      metrics,
    }),
    search: noSearch,
    metrics,
    metricsText: () => metrics.toText(),
    metricsAccess: { tokens: [], isProduction: false },
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    geolocale: nowhere,
    readiness: () => ({ ready: true, missing: [], degraded: [], feed: 'off' }),
    log,
    hsts: 'max-age=300',
  })
  const server = createServer(services)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  return {
    replica,
    metrics,
    logged,
    damaged,
    port,
    putFile(content: string | Buffer, hash = hashOf(String(content))): void {
      mkdirSync(dirname(replica.mediaFile(hash)), { recursive: true })
      writeFileSync(replica.mediaFile(hash), content)
    },
    publish: (...changes: FeedChange[]) => replica.apply(toChanges(changes)),
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<ServedFile>((done, fail) => {
        const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
          const parts: Buffer[] = []
          for await (const part of response) parts.push(part)
          const body = Buffer.concat(parts).toString('latin1')
          done({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
        sent.on('error', fail)
        sent.end()
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}
