import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Turns } from '../turns/turns.ts'
import type { Connections } from './connections.ts'
import { type AnswerHead, DoorVisit } from './door-visit.ts'
import { sendAway } from './send-away.ts'

type FrontDoorOptions = {
  connections: Connections
  turns: Turns
  onHead: AnswerHead
  /** Makes the answer that there are too many visitors. */
  onFull: () => Buffer
}

/**
 * Answers plain GETs directly on the socket, for a third of the work of Node's HTTP server. With the first other
 * request, the connection is handed over to that server for the rest of its life, with all of that server's limits.
 */
export class FrontDoor {
  readonly #options: FrontDoorOptions
  readonly #visits = new Set<DoorVisit>()
  #isClosing = false

  constructor(server: Server, options: FrontDoorOptions) {
    this.#options = options
    const listeners = server.listeners('connection')
    server.removeAllListeners('connection')
    server.on('connection', (socket: Socket) => {
      options.turns.noteNewcomer()
      if (!options.connections.makeRoom(socket)) return sendAway(socket, options.onFull())
      this.#guard(socket, () => {
        for (const listener of listeners) listener.call(server, socket)
      })
    })
  }

  /** Hands all further requests to Node's server, which can mark an answer as the last one. */
  drain(): void {
    this.#isClosing = true
    for (const visit of this.#visits) visit.drain()
  }

  /** Ends every connection after what was answered on it is sent. */
  close(): void {
    this.drain()
    for (const visit of this.#visits) visit.end()
  }

  #guard(socket: Socket, giveToServer: () => void): void {
    const { connections, turns, onHead } = this.#options
    const unread = connections.add(socket)
    const visit = new DoorVisit({
      socket,
      visitor: connections.lineOf(socket),
      unread,
      turns,
      begin: () => connections.begin(socket),
      onHead,
      handOver: () => {
        this.#visits.delete(visit)
        connections.handOver(socket)
        giveToServer()
      },
    })
    this.#visits.add(visit)
    socket.once('close', () => this.#visits.delete(visit))
    if (this.#isClosing) visit.drain()
  }
}
