import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'
import { ConnectionPlaces } from './connection-places.ts'
import { UnreadAnswers, type UnreadShare } from './unread-answers.ts'

/** The part that reads a connection. Connections handed over by the front door are subject to the server's own time limits. */
type Reader = 'door' | 'server'

type OpenConnection = {
  reader: Reader
  visitor: string | undefined
  unread: UnreadShare
  openedAt: number
  read: number
  written: number
  activeAt: number
  sendingSince: number
  /** Requests being answered; what the front door answers at once does not count. */
  underWay: number
}

/** Returns the key by which a connection counts; undefined for a trusted proxy, which stands for many visitors. */
export type VisitorOf = (socket: Socket) => string | undefined

type Options = { visitorOf: VisitorOf; onCut: () => void }

/**
 * All open connections. Requests cost nothing: a timer finds the connections that have made no progress for too long. A visitor that does not
 * read what was sent is cut off, whichever part reads the connection; an idle one sooner when the front door reads it.
 */
export class Connections {
  readonly #seen = new Map<Socket, OpenConnection>()
  readonly #places: ConnectionPlaces
  readonly #unread = new UnreadAnswers((socket) => this.#cut(socket))
  readonly #limits: ConnectionLimits
  readonly #options: Options
  readonly #checking: NodeJS.Timeout

  constructor(limits: ConnectionLimits, options: Options) {
    this.#limits = limits
    this.#options = options
    this.#places = new ConnectionPlaces({
      places: limits.connections,
      isIdle: (socket) => this.#isIdle(socket),
      isSpent: (socket) => this.#isSpent(socket),
    })
    this.#checking = setInterval(() => this.#check(performance.now()), limits.checkMs)
    this.#checking.unref()
  }

  /** Tells whether one more connection is accepted; may close another one for it. */
  makeRoom(socket: Socket): boolean {
    if (!this.#places.isCrowded) return true
    const room = this.#places.findRoom(this.#options.visitorOf(socket))
    if (typeof room !== 'string') this.#cut(room)
    return room !== 'full'
  }

  /** Registers a connection; returns the share that tracks what its visitor has not read. */
  add(socket: Socket): UnreadShare {
    const now = performance.now()
    const visitor = this.#options.visitorOf(socket)
    const unread = this.#unread.open(socket, visitor)
    const times = { openedAt: now, activeAt: now, sendingSince: now }
    this.#seen.set(socket, { reader: 'door', visitor, unread, ...times, read: 0, written: 0, underWay: 0 })
    this.#places.add(visitor, socket)
    socket.once('close', () => this.#forget(socket))
    return unread
  }

  handOver(socket: Socket): void {
    const seen = this.#seen.get(socket)
    if (seen !== undefined) seen.reader = 'server'
  }

  /** Notes that a request is being answered; callers call the returned function when that is over. */
  begin(socket: Socket): () => void {
    const seen = this.#seen.get(socket)
    if (seen === undefined) return () => {}
    seen.underWay += 1
    return () => {
      seen.underWay -= 1
    }
  }

  /** Returns the key of the queue in which a connection's requests wait. All trusted proxies, which stand for many visitors, share one. */
  lineOf(socket: Socket): string {
    return this.#seen.get(socket)?.visitor ?? ''
  }

  unreadOf(socket: Socket): UnreadShare | undefined {
    return this.#seen.get(socket)?.unread
  }

  /** Closes all connections, also those that Node no longer tracks. */
  destroy(): void {
    for (const socket of this.#seen.keys()) socket.destroy()
  }

  stop(): void {
    clearInterval(this.#checking)
  }

  #isIdle(socket: Socket): boolean {
    return socket.writableLength === 0 && this.#seen.get(socket)?.underWay === 0
  }

  /** A connection that has just been opened is about to send a request, so it is not spent. */
  #isSpent(socket: Socket): boolean {
    const { openedAt = 0 } = this.#seen.get(socket) ?? {}
    const hadTime = socket.bytesWritten > 0 || performance.now() - openedAt > this.#limits.crowdedHeadMs
    return hadTime && this.#isIdle(socket)
  }

  #cut(socket: Socket): void {
    this.#options.onCut()
    this.#forget(socket)
    socket.destroy()
  }

  #forget(socket: Socket): void {
    const seen = this.#seen.get(socket)
    if (seen === undefined) return
    this.#seen.delete(socket)
    this.#places.remove(seen.visitor, socket)
    seen.unread.close()
  }

  #check(now: number): void {
    const { isCrowded } = this.#places
    for (const [socket, seen] of this.#seen) {
      const { bytesRead: read, bytesWritten: written } = socket
      const isSending = socket.writableLength > 0
      if (!isSending || written !== seen.written) seen.sendingSince = now
      if (isSending || read !== seen.read || written !== seen.written) seen.activeAt = now
      seen.read = read
      seen.written = written
      seen.unread.note(socket.writableLength)
      const isStuck = now - seen.sendingSince > this.#limits.sendMs
      if (!isStuck && now - seen.activeAt <= this.#patienceWith(seen, isCrowded) && !this.#isLate(seen, now, isCrowded))
        continue
      if (isStuck) this.#options.onCut()
      socket.destroy()
    }
  }

  /** Tells whether a first head is overdue while connections are scarce: sent byte by byte, or not at all. */
  #isLate({ openedAt, written, underWay }: OpenConnection, now: number, isCrowded: boolean): boolean {
    return isCrowded && written === 0 && underWay === 0 && now - openedAt > this.#limits.crowdedHeadMs
  }

  #patienceWith({ reader, read, underWay }: OpenConnection, isCrowded: boolean): number {
    const { headMs, requestMs, idleMs, workMs, crowdedIdleMs } = this.#limits
    // The server may be working on an answer, such as a picture to encode.
    if (reader === 'server') return isCrowded ? requestMs : workMs
    if (underWay > 0) return requestMs
    if (isCrowded) return crowdedIdleMs
    return read === 0 ? headMs : idleMs
  }
}
