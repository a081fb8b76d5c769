import type { Socket } from 'node:net'

/** Bytes of answers that one address has not taken; a page of 60 kB for 500 visitors of one address that read nothing. */
const UNREAD_BYTES = 32 * 2 ** 20
/** Factor of the limit for first requests, so that an address with many visitors is not shut by one of them that reads slowly. */
const FIRST_TIMES = 4

/** What one address holds of the connections and of the memory for answers. */
export class AddressShare {
  /** The oldest first. */
  readonly sockets = new Set<Socket>()
  readonly #unread = new Map<Socket, number>()
  readonly #waiting: (() => void)[] = []
  #bytes = 0

  /** Nothing more is answered until some of what was sent is taken. */
  get isUnread(): boolean {
    return this.#bytes > UNREAD_BYTES
  }

  /** Not even a first request of a connection is. */
  get isShut(): boolean {
    return this.#bytes > UNREAD_BYTES * FIRST_TIMES
  }

  /** `bytes`: what of its answers a connection has not taken now. */
  noteUnread(socket: Socket, bytes: number): void {
    const before = this.#unread.get(socket) ?? 0
    if (bytes === before) return
    if (bytes === 0) this.#unread.delete(socket)
    else this.#unread.set(socket, bytes)
    this.#bytes += bytes - before
    if (!this.isUnread) for (const goOn of this.#waiting.splice(0)) goOn()
  }

  /** Until something is taken. */
  wait(goOn: () => void): void {
    this.#waiting.push(goOn)
  }

  remove(socket: Socket): void {
    this.sockets.delete(socket)
    this.noteUnread(socket, 0)
  }
}
