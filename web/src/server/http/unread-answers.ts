import type { Socket } from 'node:net'
import { toNetworksAround } from '@menagerie/contract/visitor-networks'

/** Most bytes of answers that one household has not read: a page of 60 kB for 2,000 visitors behind one address that read nothing. */
const EACH = 128 * 2 ** 20
/** Most unread bytes of all visitors. Beyond it the connection with the most unread bytes is cut off. */
const IN_ALL = 2 * EACH

/** Unread bytes of one network. */
class UnreadOfNetwork {
  readonly #times: number
  readonly #unread = new Map<Socket, number>()
  readonly #waiting: (() => void)[] = []
  #bytes = 0

  constructor(times: number) {
    this.#times = times
  }

  get isFull(): boolean {
    return this.#bytes > EACH * this.#times
  }

  get weight(): number {
    return this.#bytes / this.#times
  }

  note(socket: Socket, bytes: number): void {
    this.#bytes += bytes - (this.#unread.get(socket) ?? 0)
    if (bytes === 0) this.#unread.delete(socket)
    else this.#unread.set(socket, bytes)
    if (!this.isFull) for (const goOn of this.#waiting.splice(0)) goOn()
  }

  wait(goOn: () => void): void {
    this.#waiting.push(goOn)
  }

  findWorst(): Socket | undefined {
    let worst: Socket | undefined
    for (const [socket, bytes] of this.#unread) {
      if (worst === undefined || bytes > (this.#unread.get(worst) ?? 0)) worst = socket
    }
    return worst
  }
}

/** Unread bytes of all visitors' answers. They stay in the site's memory until they are read or the connection is cut off. */
export class UnreadAnswers {
  readonly #networks = new Map<string, { unread: UnreadOfNetwork; connections: number }>()
  readonly #cut: (socket: Socket) => void
  #bytes = 0

  constructor(cut: (socket: Socket) => void) {
    this.#cut = cut
  }

  /** Opens the share of one connection. `visitor`: undefined for a trusted proxy, each connection of which counts by itself. */
  open(socket: Socket, visitor: string | undefined): UnreadShare {
    if (visitor === undefined) return new UnreadShare(socket, [new UnreadOfNetwork(1)], this.#note)
    const networks = toNetworksAround(visitor)
    const kept = networks.map(({ key, times }) => {
      const known = this.#networks.get(key) ?? { unread: new UnreadOfNetwork(times), connections: 0 }
      this.#networks.set(key, known)
      known.connections += 1
      return known
    })
    const close = () => {
      for (const [at, known] of kept.entries()) {
        known.connections -= 1
        const { key = '' } = networks[at] ?? {}
        if (known.connections === 0) this.#networks.delete(key)
      }
    }
    return new UnreadShare(
      socket,
      kept.map(({ unread }) => unread),
      this.#note,
      close,
    )
  }

  readonly #note = (more: number): void => {
    this.#bytes += more
    if (more <= 0 || this.#bytes <= IN_ALL) return
    let worst: UnreadOfNetwork | undefined
    for (const { unread } of this.#networks.values()) {
      if (worst === undefined || unread.weight > worst.weight) worst = unread
    }
    const socket = worst?.findWorst()
    if (socket !== undefined) this.#cut(socket)
  }
}

/** Unread bytes of one connection, which also count for its networks. */
export class UnreadShare {
  readonly #socket: Socket
  readonly #networks: readonly UnreadOfNetwork[]
  readonly #noteAll: (more: number) => void
  readonly #onClose: () => void
  #bytes = 0
  #isClosed = false

  constructor(
    socket: Socket,
    networks: readonly UnreadOfNetwork[],
    noteAll: (more: number) => void,
    onClose: () => void = () => {},
  ) {
    this.#socket = socket
    this.#networks = networks
    this.#noteAll = noteAll
    this.#onClose = onClose
  }

  /** Whether no further answer may be made until some of the earlier ones are read. */
  get isFull(): boolean {
    for (const network of this.#networks) if (network.isFull) return true
    return false
  }

  /** `bytes`: unread bytes of the connection now. */
  note(bytes: number): void {
    const more = bytes - this.#bytes
    if (more === 0 || this.#isClosed) return
    this.#bytes = bytes
    for (const network of this.#networks) network.note(this.#socket, bytes)
    this.#noteAll(more)
  }

  /** Calls `goOn` once something is read; callers check again then. */
  wait(goOn: () => void): void {
    const full = this.#networks.find((network) => network.isFull)
    if (full === undefined) goOn()
    else full.wait(goOn)
  }

  close(): void {
    this.note(0)
    this.#isClosed = true
    this.#onClose()
  }
}
