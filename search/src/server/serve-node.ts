import { createServer, type RequestListener, type Server } from 'node:http'
import type { NodeEngine } from '../store/node-engine.ts'
import { SearchNode } from '../store/search-node.ts'
import { openSearchStore } from '../store/search-store.ts'
import type { NodeEnv } from './node-env.ts'
import { type NodeLog, toNodeErrorFields } from './node-log.ts'
import { createSearchHandler } from './search-handler.ts'
import { createWritingSide } from './writing/writing-side.ts'

const HEAD_MS = 10_000
const REQUEST_MS = 60_000
const IDLE_MS = 65_000
/** Time for a caller to receive an answer. */
const SEND_MS = 120_000
const CONNECTIONS = 5_000
/** Time for running requests to finish when the node is stopped. */
const DRAIN_MS = 10_000

export type ServedNode = {
  port: number
  node: SearchNode
  /** Resolves when every index is loaded. */
  ready: Promise<void>
  /** Takes no more requests, finishes the running ones, and writes the built indexes to the disk. */
  stop: () => Promise<void>
}

/** Opens the store and listens at once. A request for an index that is still being built waits a little. */
export async function serveNode(env: NodeEnv, engine: NodeEngine, log: NodeLog): Promise<ServedNode> {
  const store = openSearchStore(env.dir)
  if (store.setAside !== undefined) {
    log('error', 'the database was damaged and is set aside; a new one is begun, push the records again', {
      file: store.setAside,
    })
  }
  const events = {
    onFault: (message: string, error: unknown) => log('error', message, toNodeErrorFields(error)),
    onNote: (message: string) => log('warn', message),
  }
  const node = new SearchNode({ store, engine, events, saveAfterMs: env.saveAfterMs })
  const handler = createSearchHandler({
    reader: node,
    keys: env.keys,
    origins: env.origins,
    limits: env.limits,
    writing: createWritingSide(node),
    onFault: (error) => log('error', 'a request failed', toNodeErrorFields(error)),
  })
  let isStopping = false
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/healthz') return sendText(outgoing, 200, 'ok')
    if (incoming.url === '/readyz') {
      const isReady = !isStopping && node.loading === 0
      return sendText(outgoing, isReady ? 200 : 503, isReady ? 'ready' : 'not ready')
    }
    return handler(incoming, outgoing)
  })
  server.headersTimeout = HEAD_MS
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = IDLE_MS
  server.setTimeout(SEND_MS)
  server.maxConnections = CONNECTIONS
  const port = await listen(server, env).catch((error: unknown) => {
    store.close()
    throw error
  })
  const ready = node.start()
  const stop = async () => {
    isStopping = true
    await drain(server)
    await node.close()
    await engine.close()
  }
  return { port, node, ready, stop }
}

function sendText(outgoing: Parameters<RequestListener>[1], status: number, text: string): void {
  outgoing
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`)
}

function listen(server: Server, { host, port }: Pick<NodeEnv, 'host' | 'port'>): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ host, port }, () => {
      server.off('error', fail)
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  return new Promise((done) => {
    server.close(() => {
      clearTimeout(cut)
      done()
    })
    server.closeIdleConnections()
  })
}
