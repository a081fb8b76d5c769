import type { IncomingMessage, RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Once begun, the answer to the last request that has arrived on a connection says `Connection: close`. Those to
 * pipelined requests before it do not: a client that reads it discards everything after.
 */
export function createDrain(onRequest: RequestListener): { begin: () => void; onRequest: RequestListener } {
  const newest = new WeakMap<Socket, IncomingMessage>()
  let isBegun = false
  return {
    begin: () => {
      isBegun = true
    },
    onRequest: (request, response) => {
      if (!isBegun) return onRequest(request, response)
      const { socket } = request
      newest.set(socket, request)
      // By then all requests of a piece of data are parsed.
      setImmediate(() => {
        if (newest.get(socket) === request && !response.headersSent) response.setHeader('Connection', 'close')
        onRequest(request, response)
      })
    },
  }
}
