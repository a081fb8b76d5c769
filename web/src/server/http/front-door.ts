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
  /** Says, for the last time, that there are too many visitors. */
  onFull: () => Buffer
}

/**
 * Answers plain GETs straight from the socket, for a third of the work of Node's HTTP server. The first request on a
 * connection that is anything else hands the connection over to that server for good, unread, with all its own limits.
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

  /** What is asked from now on is answered by Node's server, which knows how to say that an answer is the last one. */
  drain(): void {
    this.#isClosing = true
    for (const visit of this.#visits) visit.drain()
  }

  /** Ends every connection once what was answered on it is sent. */
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
