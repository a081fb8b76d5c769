import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Result } from '../platform/result.ts'
import { createFarewell } from './farewell.ts'
import { type AnswerHead, FrontDoor, IDLE_MS } from './front-door.ts'

const MAX_HEADER_BYTES = 16_384
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** What is not sent by then is cut off. */
const SHUTDOWN_MS = 5_000

/** While another process takes over: a connection on which nothing is asked for so long is closed. */
const DRAIN_MS = 5_000

export type Listener = {
  port: number
  /** Takes no more connections and ends those on which nothing is under way. */
  close: () => Promise<void>
  /** Takes no more connections and lets every visitor have the next answer, which says that it is the last. */
  drain: () => Promise<void>
}
type ListenOptions = {
  host: string
  port: number
  /** Environment variable that sets the port, for the message when it is taken. */
  portVariable: string
  onHead: AnswerHead
  onRequest: RequestListener
}

type Where = Pick<ListenOptions, 'host' | 'port' | 'portVariable'>

export async function listen(options: ListenOptions): Promise<Result<Listener, string>> {
  const { host, port, onHead, onRequest } = options
  const farewell = createFarewell(onRequest)
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: HEADERS_MS / 4,
      keepAliveTimeout: IDLE_MS,
      // h2c is an offer that may be left; any other protocol was meant, and is refused below.
      shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() !== 'h2c',
    },
    farewell.onRequest,
  )
  server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  const door = new FrontDoor(server, onHead)
  const fault = await start(server, host, port)
  if (fault !== undefined) return { ok: false, error: explain(fault, options) }
  const address = server.address()
  return {
    ok: true,
    value: {
      port: address !== null && typeof address === 'object' ? address.port : port,
      close: () => stop(server, door),
      drain: () => {
        farewell.begin()
        door.drain()
        return drain(server, door)
      },
    },
  }
}

function explain({ code, message }: NodeJS.ErrnoException, { host, port, portVariable }: Where): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there, or set ${portVariable} to another port.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set ${portVariable} to a port from 1024.`
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine: set HOST to one that is.`
  return `Port ${port} (${portVariable}) cannot be opened: ${message}.`
}

function start(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    server.once('error', done)
    server.listen({ host, port }, () => {
      server.off('error', done)
      done(undefined)
    })
  })
}

/** Why a port cannot be opened, before anything else is touched: another site may be running on the same data. */
export async function findPortFault(options: Where) {
  const server = createServer()
  const fault = await start(server, options.host, options.port)
  if (fault !== undefined) return explain(fault, options)
  await new Promise((done) => server.close(done))
  return undefined
}

/** Takes no more connections, finishes what was begun, at most for some seconds. */
function stop(server: Server, door: FrontDoor): Promise<void> {
  return new Promise((done) => {
    const cutOff = setTimeout(() => {
      door.destroy()
      server.closeAllConnections()
    }, SHUTDOWN_MS)
    server.close(() => {
      clearTimeout(cutOff)
      done()
    })
    server.closeIdleConnections()
    door.close()
  })
}

function drain(server: Server, door: FrontDoor): Promise<void> {
  return new Promise((done) => {
    const cutOff = setTimeout(() => void stop(server, door).then(done), DRAIN_MS)
    // The HTTP server's own way to close would end connections on which a request is just arriving.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cutOff)
      server.close()
      done()
    })
  })
}
