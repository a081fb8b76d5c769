import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { atEnd } from '../endings.ts'

export type FaultyRoute = 'changes' | 'stream' | 'files'
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** Returns the Content API's own complete answer. */
  forward: () => Promise<Buffer>
}
export type ProxyFault = (exchange: Exchange) => void | Promise<void>
export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>

/** Starts a proxy in front of the real Content API, which forwards everything except where it was given a fault. */
export async function startFaultyProxy(upstream: string) {
  const faults = new Map<FaultyRoute, ProxyFault>()
  const streams = new Set<ServerResponse>()
  const calls = { changes: 0, stream: 0, files: 0 }
  const agent = new Agent({ keepAlive: true })

  const open = (incoming: IncomingMessage) =>
    request(new URL(incoming.url ?? '/', upstream), { agent, method: incoming.method, headers: incoming.headers })
  const server = createServer((incoming, response) => {
    const route = toRoute(incoming.url ?? '/')
    calls[route] += 1
    if (route === 'stream') keepStream(streams, response)
    const fault = faults.get(route)
    response.on('error', () => {})
    const answering = fault
      ? Promise.resolve(fault({ request: incoming, response, forward: () => forward(open(incoming)) }))
      : pass(open(incoming), response)
    answering.catch(() => response.destroy())
  })
  const port = await listen(server, 0)
  const cut = () => {
    for (const stream of streams) stream.destroy()
  }
  const stop = async () => {
    agent.destroy()
    await close(server)
  }
  atEnd(stop)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail: (route: FaultyRoute, fault: ProxyFault) => faults.set(route, fault),
    /** Forwards everything from now on. The other side must still give up what hangs or drips. */
    recover: () => faults.clear(),
    /** Ends the open streams, so that the site asks again. */
    cut,
    refuse: () => close(server),
    accept: () => listen(server, port),
    stop,
  }
}

async function pass(asked: ReturnType<typeof request>, response: ServerResponse): Promise<void> {
  response.on('close', () => asked.destroy())
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (answer === undefined) return
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  response.flushHeaders()
  answer.on('error', () => response.destroy())
  answer.pipe(response)
}

async function forward(asked: ReturnType<typeof request>): Promise<Buffer> {
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  return answer === undefined ? Buffer.alloc(0) : buffer(answer)
}

function keepStream(streams: Set<ServerResponse>, response: ServerResponse): void {
  streams.add(response)
  response.on('close', () => streams.delete(response))
}

function toRoute(path: string): FaultyRoute {
  if (path.startsWith('/files/')) return 'files'
  return path.startsWith('/changes/stream') ? 'stream' : 'changes'
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : port
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
