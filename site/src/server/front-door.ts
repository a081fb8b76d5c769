import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type RequestHead, readPlainHead } from './request-head.ts'

/** The bytes that answer a plain GET, or undefined to leave the connection to Node's HTTP server. */
export type AnswerHead = (head: RequestHead) => Buffer | undefined

/** A connection that stays silent this long is closed. */
export const IDLE_MS = 65_000

/**
 * Answers plain GETs straight from the socket, for a third of the work of Node's HTTP server. The first request on a
 * connection that is anything else hands the connection over to that server for good, unread, with all its own limits.
 */
export class FrontDoor {
  readonly #sockets = new Set<Socket>()
  readonly #answer: AnswerHead
  #isClosing = false

  constructor(server: Server, answer: AnswerHead) {
    this.#answer = answer
    const handOver = server.listeners('connection')
    server.removeAllListeners('connection')
    server.on('connection', (socket: Socket) => {
      this.#guard(socket, () => {
        for (const listener of handOver) listener.call(server, socket)
      })
    })
  }

  /** Open connections that were not handed over. */
  get size(): number {
    return this.#sockets.size
  }

  /** What is asked from now on is answered by Node's server, which knows how to say that an answer is the last one. */
  drain(): void {
    this.#isClosing = true
  }

  /** Ends every connection once what was answered on it is sent. */
  close(): void {
    this.#isClosing = true
    for (const socket of this.#sockets) socket.end()
  }

  /** Cuts off who still has not read all. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #guard(socket: Socket, handOver: () => void): void {
    this.#sockets.add(socket)
    const onData = (bytes: Buffer) => {
      const head = this.#isClosing ? undefined : readPlainHead(bytes)
      const answer = head === undefined ? undefined : this.#answer(head)
      if (answer === undefined) {
        release()
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
    const onTimeout = () => socket.destroy()
    // A visitor who left: nothing to do, 'close' follows.
    const onError = () => {}
    const onClose = () => this.#sockets.delete(socket)
    const release = () => {
      this.#sockets.delete(socket)
      socket.setTimeout(0)
      socket.off('data', onData).off('drain', onDrain).off('end', onEnd)
      socket.off('timeout', onTimeout).off('error', onError).off('close', onClose)
    }
    socket.on('data', onData).on('drain', onDrain).on('end', onEnd)
    socket.on('timeout', onTimeout).on('error', onError).on('close', onClose)
    socket.setTimeout(IDLE_MS)
  }
}
