import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'

/** By whom a connection is read: what the front door hands it to has time limits for its requests of its own. */
type Reader = 'door' | 'server'

type Seen = { reader: Reader; read: number; written: number; activeAt: number; sendingSince: number }

const CROWDED = 3 / 4

/**
 * All open connections. Nothing is done for a request: now and then it is looked at which have stood still for too long. A
 * visitor who does not take what was sent is cut off wherever it came from; one who only waits sooner when the connection is the door's.
 */
export class Connections {
  readonly #seen = new Map<Socket, Seen>()
  readonly #limits: ConnectionLimits
  readonly #onCut: () => void
  readonly #checking: NodeJS.Timeout

  constructor(limits: ConnectionLimits, onCut: () => void) {
    this.#limits = limits
    this.#onCut = onCut
    this.#checking = setInterval(() => this.#check(performance.now()), limits.checkMs)
    this.#checking.unref()
  }

  get size(): number {
    return this.#seen.size
  }

  get isFull(): boolean {
    return this.#seen.size >= this.#limits.connections
  }

  add(socket: Socket): void {
    const now = performance.now()
    this.#seen.set(socket, { reader: 'door', read: 0, written: 0, activeAt: now, sendingSince: now })
    socket.once('close', () => this.#seen.delete(socket))
  }

  handOver(socket: Socket): void {
    const seen = this.#seen.get(socket)
    if (seen !== undefined) seen.reader = 'server'
  }

  /** Cuts off all, those that Node no longer counts as its own, too. */
  destroy(): void {
    for (const socket of this.#seen.keys()) socket.destroy()
  }

  stop(): void {
    clearInterval(this.#checking)
  }

  #check(now: number): void {
    const isCrowded = this.#seen.size > this.#limits.connections * CROWDED
    for (const [socket, seen] of this.#seen) {
      const { bytesRead: read, bytesWritten: written } = socket
      const isSending = socket.writableLength > 0
      if (!isSending || written !== seen.written) seen.sendingSince = now
      if (isSending || read !== seen.read || written !== seen.written) seen.activeAt = now
      seen.read = read
      seen.written = written
      const isStuck = now - seen.sendingSince > this.#limits.sendMs
      if (!isStuck && now - seen.activeAt <= this.#patienceWith(seen, isCrowded)) continue
      if (isStuck) this.#onCut()
      socket.destroy()
    }
  }

  #patienceWith({ reader, read }: Seen, isCrowded: boolean): number {
    const { headMs, requestMs, idleMs, workMs, crowdedIdleMs } = this.#limits
    // The server may be working on an answer, such as a picture to encode.
    if (reader === 'server') return isCrowded ? requestMs : workMs
    if (isCrowded) return crowdedIdleMs
    return read === 0 ? headMs : idleMs
  }
}
