import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { Server as NetServer } from 'node:net'
import { listenOrFail, tellPortFault } from '@menagerie/telemetry/port-fault'
import type { Result } from '../../platform/result.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import type { Turns } from '../turns/turns.ts'
import { answerInOrder } from './answer-in-order.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, MAX_HEAD_BYTES } from './connection-limits.ts'
import { Connections, type VisitorOf } from './connections.ts'
import type { AnswerHead } from './door-visit.ts'
import { createDrain } from './drain.ts'
import { FrontDoor } from './front-door.ts'
import { withAbsoluteTargets } from './read-absolute-target.ts'
import { sendAway } from './send-away.ts'

/** Connections above the limit that are told so; further ones are closed without a word. */
const SENT_AWAY_AT_ONCE = 500
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
export type ListenOptions = {
  host: string
  port: number
  /** Environment variable that sets the port, for the message when it is taken. */
  portVariable: string
  onHead: AnswerHead
  onRequest: RequestListener
  /** The answer to further visitors when there are too many connections. */
  onFull: () => Buffer
  /** A visitor was cut off that did not take what was sent, or asked for too much at once. */
  onCut: () => void
  /** Shared by all listeners of the process. */
  turns: Turns
  /** By the address of a connection where nothing else is said. */
  visitorOf?: VisitorOf
  limits?: Partial<ConnectionLimits>
}

export async function listen(options: ListenOptions): Promise<Result<Listener, string>> {
  const { host, port, onHead, onFull, onCut, turns } = options
  const limits = { ...CONNECTION_LIMITS, ...options.limits }
  const { visitorOf = ({ remoteAddress = '' }) => toVisitorKey(remoteAddress) } = options
  const connections = new Connections(limits, { visitorOf, onCut })
  const draining = createDrain(answerInOrder(withAbsoluteTargets(options.onRequest), { turns, connections, onCut }))
  const server = createServer(toServerOptions(limits), draining.onRequest)
  server.maxConnections = limits.connections + SENT_AWAY_AT_ONCE
  server.on('upgrade', (_request, socket) => {
    sendAway(socket, 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  // Other expectations than 100-continue are left: Node's refusal would have none of the site's headers.
  server.on('checkExpectation', draining.onRequest)
  server.once('close', () => connections.stop())
  const door = new FrontDoor(server, { connections, turns, onHead, onFull })
  const fault = await listenOrFail(server, host, port)
  if (fault !== undefined) {
    connections.stop()
    return { ok: false, error: tellPortFault(fault, options) }
  }
  const address = server.address()
  return {
    ok: true,
    value: {
      port: address !== null && typeof address === 'object' ? address.port : port,
      close: () => stop(server, door, connections),
      drain: () => {
        draining.begin()
        door.drain()
        return drain(server, () => stop(server, door, connections))
      },
    },
  }
}

function toServerOptions({ headMs, requestMs, idleMs, checkMs }: ConnectionLimits): ServerOptions {
  return {
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: headMs,
    // Node refuses to give less time to a request than to its head.
    requestTimeout: Math.max(requestMs, headMs),
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
    // h2c is an offer that may be left; any other protocol was meant, and is refused.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() !== 'h2c',
  }
}

/** Takes no more connections, finishes what was begun, at most for some seconds. */
function stop(server: Server, door: FrontDoor, connections: Connections): Promise<void> {
  return new Promise((done) => {
    const cutOff = setTimeout(() => {
      connections.destroy()
    }, SHUTDOWN_MS)
    server.close(() => {
      clearTimeout(cutOff)
      done()
    })
    server.closeIdleConnections()
    door.close()
  })
}

function drain(server: Server, stopNow: () => Promise<void>): Promise<void> {
  return new Promise((done) => {
    const cutOff = setTimeout(() => void stopNow().then(done), DRAIN_MS)
    // The HTTP server's own way to close would end connections on which a request is just arriving.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cutOff)
      server.close()
      done()
    })
  })
}
