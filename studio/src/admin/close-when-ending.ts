import { subscribe } from 'node:diagnostics_channel'
import { Server, ServerResponse } from 'node:http'
import { z } from 'zod'

const begun = z.object({ response: z.instanceof(ServerResponse), server: z.instanceof(Server) })

/**
 * A server that takes no new connections goes on with those that are in use, and a proxy that keeps one busy would keep it alive for ever:
 * each gets one more answer, which says that it is the last.
 */
export function closeWhenEnding(): void {
  subscribe('http.server.request.start', (message) => {
    const { data } = begun.safeParse(message)
    if (data !== undefined && !data.server.listening) data.response.setHeader('connection', 'close')
  })
}
