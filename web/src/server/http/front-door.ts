import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from './connections.ts'
import { type RequestHead, readPlainHead } from './request-head.ts'
import { sendAway } from './send-away.ts'

/** The bytes that answer a plain GET, or undefined to leave the connection to Node's HTTP server. */
export type AnswerHead = (head: RequestHead) => Buffer | undefined

type FrontDoorOptions = {
  connections: Connections
  onHead: AnswerHead
  /** What is said, for the last time, to who comes when there are too many. */
  onFull: () => Buffer
}

/**
 * Answers plain GETs straight from the socket, for a third of the work of Node's HTTP server. The first request on a
 * connection that is anything else hands the connection over to that server for good, unread, with all its own limits.
 */
export class FrontDoor {
  readonly #options: FrontDoorOptions
  #isClosing = false

  constructor(server: Server, options: FrontDoorOptions) {
    this.#options = options
    const handOver = server.listeners('connection')
    server.removeAllListeners('connection')
    server.on('connection', (socket: Socket) => {
      if (options.connections.isFull) return sendAway(socket, options.onFull())
      this.#guard(socket, () => {
        for (const listener of handOver) listener.call(server, socket)
      })
    })
  }

  /** What is asked from now on is answered by Node's server, which knows how to say that an answer is the last one. */
  drain(): void {
    this.#isClosing = true
  }

  /** Ends every connection once what was answered on it is sent. */
  close(): void {
    this.#isClosing = true
    for (const socket of this.#options.connections.ofDoor()) socket.end()
  }

  #guard(socket: Socket, handOver: () => void): void {
    const { connections, onHead } = this.#options
    connections.add(socket)
    const onData = (bytes: Buffer) => {
      const head = this.#isClosing ? undefined : readPlainHead(bytes)
      const answer = head === undefined ? undefined : onHead(head)
      if (answer === undefined) {
        release()
        connections.handOver(socket)
        // Node's server reads from the handle itself: it must find this piece first.
        socket.pause()
        socket.unshift(bytes)
        handOver()
        socket.resume()
      } else if (!socket.write(answer)) {
        // A client that does not read gets no second answer before the first is gone.
        socket.pause()
      }
    }
    const onDrain = () => socket.resume()
    const onEnd = () => socket.end()
    const release = () => {
      socket.off('data', onData).off('drain', onDrain).off('end', onEnd).off('error', ignore)
    }
    socket.on('data', onData).on('drain', onDrain).on('end', onEnd).on('error', ignore)
  }
}

/** A visitor who left: nothing to do, 'close' follows. */
function ignore(): void {}
