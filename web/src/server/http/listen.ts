import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { Server as NetServer } from 'node:net'
import { listenOrFail, tellPortFault } from '@menagerie/telemetry/port-fault'
import type { Result } from '../../platform/result.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import type { Turns } from '../turns/turns.ts'
import { answerInOrder } from './answer-in-order.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, MAX_HEAD_BYTES } from './connection-limits.ts'
import { Connections, type VisitorOf } from './connections.ts'
import { CountedMessage } from './counted-message.ts'
import type { AnswerHead } from './door-visit.ts'
import { createDrain } from './drain.ts'
import { FrontDoor } from './front-door.ts'
import { withAbsoluteTargets } from './read-absolute-target.ts'
import { sendAway } from './send-away.ts'

/** Connections above the limit that still get an answer; further ones are closed without one. */
const SENT_AWAY_AT_ONCE = 500
/** Answers not sent by then are cut off. */
const SHUTDOWN_MS = 5_000

/** While another process takes over: a connection without a request for this long is closed. */
const DRAIN_MS = 5_000

export type Listener = {
  port: number
  /** Accepts no more connections and ends the idle ones. */
  close: () => Promise<void>
  /** Accepts no more connections and marks the next answer to every visitor as the last. */
  drain: () => Promise<void>
}
export type ListenOptions = {
  host: string
  port: number
  /** Environment variable that sets the port, for the message when the port is in use. */
  portVariable: string
  onHead: AnswerHead
  onRequest: RequestListener
  /** Makes the answer to further visitors when there are too many connections. */
  onFull: () => Buffer
  /** Called when a visitor was cut off that did not read its answers, or sent too many requests at once. */
  onCut: () => void
  /** Shared by all listeners of the process. */
  turns: Turns
  /** Defaults to the address of the connection. */
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
  // Expectations other than 100-continue are ignored: Node's refusal would lack the site's headers.
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

function toServerOptions({
  headMs,
  requestMs,
  idleMs,
  checkMs,
}: ConnectionLimits): ServerOptions<typeof CountedMessage> {
  return {
    IncomingMessage: CountedMessage,
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: headMs,
    // Node requires at least as much time for a request as for its head.
    requestTimeout: Math.max(requestMs, headMs),
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
    // An offer of h2c may be ignored; any other protocol is required by the client, so it is refused.
    shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() !== 'h2c',
  }
}

/** Accepts no more connections and finishes what was begun, for a few seconds at most. */
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
    // The close of Node's HTTP server would end connections on which a request is just arriving.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(cutOff)
      server.close()
      done()
    })
  })
}
