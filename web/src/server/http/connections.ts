import type { Socket } from 'node:net'
import { AddressShare } from './address-share.ts'
import type { ConnectionLimits } from './connection-limits.ts'

/** Part that reads a connection: what the front door hands to the server has time limits for its requests of its own. */
type Reader = 'door' | 'server'

type OpenConnection = {
  reader: Reader
  visitor: string | undefined
  share: AddressShare
  openedAt: number
  read: number
  written: number
  activeAt: number
  sendingSince: number
  /** Requests that are being answered; what the front door answers at once does not count. */
  underWay: number
}

const CROWDED = 3 / 4
/** What one address may hold once it is crowded. */
const SHARE = 1 / 20

/** The address by which a connection counts; undefined for a proxy of ours, which speaks for many. */
export type VisitorOf = (socket: Socket) => string | undefined

type Options = { visitorOf: VisitorOf; onCut: () => void }

/**
 * All open connections. Nothing is done for a request: now and then it is looked at which have stood still for too long. A
 * visitor that does not take what was sent is cut off wherever it came from; one that only waits sooner when the connection is the door's.
 */
export class Connections {
  readonly #seen = new Map<Socket, OpenConnection>()
  readonly #shares = new Map<string, AddressShare>()
  readonly #limits: ConnectionLimits
  readonly #options: Options
  readonly #checking: NodeJS.Timeout

  constructor(limits: ConnectionLimits, options: Options) {
    this.#limits = limits
    this.#options = options
    this.#checking = setInterval(() => this.#check(performance.now()), limits.checkMs)
    this.#checking.unref()
  }

  get size(): number {
    return this.#seen.size
  }

  /**
   * Whether one more is taken. Once it is crowded an address with more than its share gives one up for each that it opens, and when all places are
   * taken the greediest gives one up for a newcomer: the oldest on which nothing happens, else the oldest.
   */
  makeRoom(socket: Socket): boolean {
    if (!this.#isCrowded) return true
    const visitor = this.#options.visitorOf(socket)
    const own = visitor === undefined ? undefined : this.#shares.get(visitor)
    if (own !== undefined && own.sockets.size >= this.#share) return this.#giveUp(this.#findIdle(own))
    if (this.#seen.size < this.#limits.connections) return true
    const greediest = this.#findGreediest()
    if (greediest === undefined || greediest.sockets.size <= this.#share) return false
    const [oldest] = greediest.sockets
    return this.#giveUp(this.#findIdle(greediest) ?? oldest)
  }

  /** What the connection's address holds. */
  add(socket: Socket): AddressShare {
    const now = performance.now()
    const visitor = this.#options.visitorOf(socket)
    const share = (visitor !== undefined && this.#shares.get(visitor)) || new AddressShare()
    if (visitor !== undefined) this.#shares.set(visitor, share)
    share.sockets.add(socket)
    const times = { openedAt: now, activeAt: now, sendingSince: now }
    this.#seen.set(socket, { reader: 'door', visitor, share, ...times, read: 0, written: 0, underWay: 0 })
    socket.once('close', () => this.#forget(socket))
    return share
  }

  handOver(socket: Socket): void {
    const seen = this.#seen.get(socket)
    if (seen !== undefined) seen.reader = 'server'
  }

  /** A request is being answered; to be told when that is over. */
  begin(socket: Socket): () => void {
    const seen = this.#seen.get(socket)
    if (seen === undefined) return () => {}
    seen.underWay += 1
    return () => {
      seen.underWay -= 1
    }
  }

  shareOf(socket: Socket): AddressShare | undefined {
    return this.#seen.get(socket)?.share
  }

  /** Cuts off all, those that Node no longer counts as its own, too. */
  destroy(): void {
    for (const socket of this.#seen.keys()) socket.destroy()
  }

  stop(): void {
    clearInterval(this.#checking)
  }

  get #isCrowded(): boolean {
    return this.#seen.size >= this.#limits.connections * CROWDED
  }

  get #share(): number {
    return Math.max(1, this.#limits.connections * SHARE)
  }

  #findGreediest(): AddressShare | undefined {
    let greediest: AddressShare | undefined
    for (const share of this.#shares.values()) {
      if (greediest === undefined || share.sockets.size > greediest.sockets.size) greediest = share
    }
    return greediest
  }

  #findIdle({ sockets }: AddressShare): Socket | undefined {
    for (const socket of sockets) {
      if (socket.writableLength === 0 && this.#seen.get(socket)?.underWay === 0) return socket
    }
    return undefined
  }

  #giveUp(socket: Socket | undefined): boolean {
    if (socket === undefined) return false
    this.#options.onCut()
    this.#forget(socket)
    socket.destroy()
    return true
  }

  #forget(socket: Socket): void {
    const seen = this.#seen.get(socket)
    if (seen === undefined) return
    this.#seen.delete(socket)
    seen.share.remove(socket)
    if (seen.visitor !== undefined && seen.share.sockets.size === 0) this.#shares.delete(seen.visitor)
  }

  #check(now: number): void {
    const isCrowded = this.#isCrowded
    for (const [socket, seen] of this.#seen) {
      const { bytesRead: read, bytesWritten: written } = socket
      const isSending = socket.writableLength > 0
      if (!isSending || written !== seen.written) seen.sendingSince = now
      if (isSending || read !== seen.read || written !== seen.written) seen.activeAt = now
      seen.read = read
      seen.written = written
      seen.share.noteUnread(socket, socket.writableLength)
      const isStuck = now - seen.sendingSince > this.#limits.sendMs
      if (!isStuck && now - seen.activeAt <= this.#patienceWith(seen, isCrowded) && !this.#isLate(seen, now, isCrowded))
        continue
      if (isStuck) this.#options.onCut()
      socket.destroy()
    }
  }

  /** Tells whether a first head is late in a crowd: byte by byte, or not at all. */
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
