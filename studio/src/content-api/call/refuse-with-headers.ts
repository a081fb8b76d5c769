import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import { COMMON_HEADERS } from './begin-answer.ts'

const BEGUN = 'http.server.request.start'
const begunSchema = z.object({ server: z.instanceof(Server), response: z.instanceof(ServerResponse) })

/** Statuses of unreadable requests by Node's error code; 400 for all others. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Adds the common headers to the answers that Node itself gives to requests that reach no call. */
export function refuseWithHeaders(server: Server): void {
  const setHeaders = (message: unknown) => {
    const { data } = begunSchema.safeParse(message)
    if (data?.server === server)
      for (const [name, value] of Object.entries(COMMON_HEADERS)) data.response.setHeader(name, value)
  }
  subscribe(BEGUN, setHeaders)
  server.once('close', () => unsubscribe(BEGUN, setHeaders))
  const answering = new WeakSet<Duplex>()
  server.on('request', ({ socket }, response) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // During another answer, a new head would be read as part of its body.
    if (socket.writable && !answering.has(socket)) socket.end(toHead(STATUSES[error.code ?? ''] ?? 400))
    else socket.destroy()
  })
}

function toHead(status: number): string {
  const headers = Object.entries(COMMON_HEADERS).map(([name, value]) => `${name}: ${value}`)
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, 'connection: close', 'content-length: 0']
  return `${lines.join('\r\n')}\r\n\r\n`
}
