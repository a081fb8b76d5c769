import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { Turns } from '../turns/turns.ts'
import type { Connections } from './connections.ts'

/** Browsers send one request after the other; programs that pipeline stay far below. */
const MAX_WAITING = 64

type Options = { turns: Turns; connections: Connections; onCut: () => void }

/**
 * Node parses all requests of a piece of data at once, and more than a thousand fit into one. Here each begins when the one before it on its
 * connection is answered and read by the client, within the time of a turn. A client with more waiting requests is cut off.
 */
export function answerInOrder(onRequest: RequestListener, { turns, connections, onCut }: Options): RequestListener {
  /** Requests waiting on connections with a request in progress. */
  const lines = new WeakMap<Socket, (() => void)[]>()

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const unread = connections.unreadOf(socket)
    const begin = () => {
      if (socket.destroyed) return
      // A visitor that reads none of its answers gets no further one.
      if (unread?.isFull) return unread.wait(begin)
      response.once('close', connections.begin(socket))
      response.once('prefinish', () => unread?.note(socket.writableLength))
      onRequest(request, response)
    }
    const inTurn = () => {
      if (turns.hasTime) begin()
      else turns.later(connections.lineOf(socket), begin)
    }
    response.once('close', () => {
      unread?.note(socket.writableLength)
      const next = lines.get(socket)?.shift()
      if (next === undefined) lines.delete(socket)
      else next()
    })
    const line = lines.get(socket)
    if (line === undefined) {
      lines.set(socket, [])
      inTurn()
    } else if (line.length < MAX_WAITING) line.push(inTurn)
    else {
      onCut()
      socket.destroy()
    }
  }
}
