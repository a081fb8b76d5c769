import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { Turns } from '../turns/turns.ts'
import type { Connections } from './connections.ts'

/** Browsers send one request after the other; what programs send ahead stays far below. */
const MAX_WAITING = 64

type Options = { turns: Turns; connections: Connections; onCut: () => void }

/**
 * Node reads all requests of a piece at once, more than a thousand fit into one. Here each begins when the one before it on its connection is
 * answered and taken, within the time of a turn. A client that has so many waiting on one connection is cut off.
 */
export function answerInOrder(onRequest: RequestListener, { turns, connections, onCut }: Options): RequestListener {
  /** Waiting work of connections where a request is under way. */
  const lines = new WeakMap<Socket, (() => void)[]>()

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const unread = connections.unreadOf(socket)
    const begin = () => {
      if (socket.destroyed) return
      // A visitor that takes none of its answers gets no other one.
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
