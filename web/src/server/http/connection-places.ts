import type { Socket } from 'node:net'
import { NetworkShares } from '../../platform/network-shares.ts'

const CROWDED = 3 / 4
/** Share of connections that one household may hold when they are scarce; wider IPv6 networks may hold several times as much. */
const SHARE = 1 / 20
/** Share of the trusted proxies together: visitors and monitoring without a proxy still get in. */
const PROXIES_SHARE = 1 - SHARE

type PlacesOptions = {
  places: number
  /** Whether nothing is being answered or sent on it. */
  isIdle: (socket: Socket) => boolean
  /** Whether it is idle and has had its time to send a request. */
  isSpent: (socket: Socket) => boolean
}

/** Counts the connections and chooses which one is closed for a newcomer. A visitor is undefined for a trusted proxy, which stands for many visitors. */
export class ConnectionPlaces {
  readonly #options: PlacesOptions
  readonly #visitors = new NetworkShares<Socket>()
  readonly #proxied = new Set<Socket>()
  /** The oldest first. */
  readonly #all = new Set<Socket>()

  constructor(options: PlacesOptions) {
    this.#options = options
  }

  get isCrowded(): boolean {
    return this.#all.size >= this.#options.places * CROWDED
  }

  add(visitor: string | undefined, socket: Socket): void {
    this.#all.add(socket)
    if (visitor === undefined) this.#proxied.add(socket)
    else this.#visitors.add(visitor, socket)
  }

  remove(visitor: string | undefined, socket: Socket): void {
    this.#all.delete(socket)
    if (visitor === undefined) this.#proxied.delete(socket)
    else this.#visitors.remove(visitor, socket)
  }

  /**
   * Returns 'free' if one more connection fits, or the connection to close for it, or 'full'. When connections are scarce, a visitor that has its share gives
   * up an idle one of its own. When all are taken, the visitor with most, if that is more than a share, gives up one, idle or not; else an idle one of any
   * visitor is closed; else one of the visitor that holds most, if the newcomer holds less. Connections of proxies are closed only when idle.
   */
  findRoom(visitor: string | undefined): 'free' | 'full' | Socket {
    if (!this.isCrowded) return 'free'
    const own = this.#findOwnShare(visitor)
    if (own !== undefined) return find(own, this.#options.isIdle) ?? 'full'
    if (this.#all.size < this.#options.places) return 'free'
    const greediest = this.#visitors.findGreediest()
    const weight = greediest?.weight ?? 0
    const [oldest = 'full' as const] = greediest?.items ?? []
    if (greediest !== undefined && weight > this.#share) return find(greediest.items, this.#options.isIdle) ?? oldest
    const spent = find(this.#all, this.#options.isSpent)
    if (spent !== undefined) return spent
    return weight > (visitor === undefined ? 1 : this.#visitors.weighNext(visitor)) ? oldest : 'full'
  }

  get #share(): number {
    return Math.max(1, this.#options.places * SHARE)
  }

  /** Returns the connections of the visitor if it already has its share. */
  #findOwnShare(visitor: string | undefined): ReadonlySet<Socket> | undefined {
    if (visitor !== undefined) return this.#visitors.findHeavy(visitor, this.#share)?.items
    return this.#proxied.size >= this.#options.places * PROXIES_SHARE ? this.#proxied : undefined
  }
}

function find(sockets: ReadonlySet<Socket>, isIt: (socket: Socket) => boolean): Socket | undefined {
  for (const socket of sockets) if (isIt(socket)) return socket
  return undefined
}
