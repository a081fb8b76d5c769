import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send one request after the other; what programs send ahead stays far below. */
const MAX_UNANSWERED = 64

/**
 * Node reads all requests of a piece at once, more than a thousand fit into one, and each holds its answer until its turn. Who
 * has that many under way on one connection is cut off.
 */
export function limitPipelining(onRequest: RequestListener, onCut: () => void): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MAX_UNANSWERED) {
      onCut()
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    onRequest(request, response)
  }
}
