import { subscribe } from 'node:diagnostics_channel'
import { Server, ServerResponse } from 'node:http'
import { z } from 'zod'

const begun = z.object({ response: z.instanceof(ServerResponse), server: z.instanceof(Server) })

/**
 * Closes busy keep-alive connections after the next answer once the server is ending: otherwise a proxy that keeps
 * using one would keep the process alive.
 */
export function closeWhenEnding(): void {
  subscribe('http.server.request.start', (message) => {
    const { data } = begun.safeParse(message)
    if (data !== undefined && !data.server.listening) data.response.setHeader('connection', 'close')
  })
}
