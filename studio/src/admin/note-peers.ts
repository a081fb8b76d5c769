import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { PEER_HEADER } from '../access/sign-in/caller.ts'

const begun = z.object({ request: z.instanceof(IncomingMessage) })

type Asked = { url?: string | undefined; headers: IncomingMessage['headers']; socket: { remoteAddress?: string } }

/**
 * Before Next reads a request: notes in a header which address it came from, whatever the caller wrote there, and puts an address that
 * cannot be read aside. Next itself would answer that one with 500.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { data } = begun.safeParse(message)
    if (data !== undefined) prepareRequest(data.request)
  })
}

export function prepareRequest(request: Asked): void {
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  if (!isReadable(request.url ?? '/')) request.url = '/no-such-address'
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
