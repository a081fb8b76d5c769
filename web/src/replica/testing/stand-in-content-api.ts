import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Changes, CONTRACT_VERSION, type FeedChange } from '@menagerie/contract/feed'
import { hashOf } from './example-changes.ts'

type StandInRoute = 'changes' | 'stream' | 'files'
/** Answers a request in place of the stand-in, to simulate a failure. */
export type Handler = (response: ServerResponse, request: IncomingMessage) => void

export const TOKEN = 'secret-feed-token'

/** Starts a Content API whose feed is an array of changes; the cursor is an index into it. It fails as tests tell it to. */
export async function startStandIn({ epoch = 'epoch-1', pageSize = 100 } = {}) {
  const faults: Record<StandInRoute, { handler: Handler; times: number } | undefined> = {
    changes: undefined,
    stream: undefined,
    files: undefined,
  }
  const files = new Map<string, string>()
  const asked: { route: StandInRoute; since: string | null; token: string | null; hash: string }[] = []
  const streams = new Set<ServerResponse>()
  let published: FeedChange[] = []
  let current = epoch

  const answerSince = (since: number): Changes => {
    const end = Math.min(published.length, since + pageSize)
    const changes = published.slice(since, end)
    const more = end < published.length
    return { contractVersion: CONTRACT_VERSION, epoch: current, cursor: String(end), more, changes }
  }
  const serve: Record<StandInRoute, (response: ServerResponse, since: number, hash: string) => void> = {
    changes: (response, since) => sendStandInJson(response, answerSince(since)),
    stream(response, since) {
      openStream(response)
      if (since < published.length) sendEvent(response, answerSince(since))
      streams.add(response)
      response.on('close', () => streams.delete(response))
    },
    files(response, _since, hash) {
      const content = files.get(hash)
      response.writeHead(content === undefined ? 404 : 200).end(content)
    },
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const route = toRoute(pathname)
    const since = searchParams.get('since')
    const hash = pathname.split('/').at(-1) ?? ''
    asked.push({ route, since, token: request.headers.authorization?.replace('Bearer ', '') ?? null, hash })
    const fault = faults[route]
    if (!fault) {
      serve[route](response, Number(since), hash)
      return
    }
    fault.times -= 1
    if (fault.times <= 0) faults[route] = undefined
    fault.handler(response, request)
  })
  const { url, die, revive } = await listen(server)

  return {
    url,
    die,
    revive,
    asked,
    streams,
    /** Lets the handler answer the next `times` requests of a route. */
    fail(route: StandInRoute, handler: Handler, times = Number.POSITIVE_INFINITY) {
      faults[route] = { handler, times }
    },
    recover(route: StandInRoute) {
      faults[route] = undefined
    },
    addFile(content: string) {
      files.set(hashOf(content), content)
    },
    /** Publishes one batch and sends it to open streams. */
    publish(...changes: FeedChange[]) {
      const since = published.length
      published.push(...changes)
      for (const stream of streams) sendEvent(stream, answerSince(since))
    },
    /** Behaves as after a restore: another epoch, other content, and the streams continue with it. */
    replaceAll(next: string, ...changes: FeedChange[]) {
      current = next
      published = changes
      for (const stream of streams) sendEvent(stream, answerSince(0))
    },
  }
}

/** Listens on a free port, and on the same one again after a restart. */
async function listen(server: Server) {
  const listenOn = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listenOn(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  const { port } = address
  return {
    url: `http://127.0.0.1:${port}`,
    revive: () => listenOn(port),
    die: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

export function sendStandInJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

export function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': welcome\n\n')
}

function sendEvent(response: ServerResponse, value: unknown) {
  response.write(`event: changes\ndata: ${JSON.stringify(value)}\n\n`)
}

function toRoute(pathname: string): StandInRoute {
  if (pathname.startsWith('/files/')) return 'files'
  return pathname === '/changes/stream' ? 'stream' : 'changes'
}
