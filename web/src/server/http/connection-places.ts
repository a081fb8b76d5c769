import type { Socket } from 'node:net'
import { NetworkShares } from '../../platform/network-shares.ts'

const CROWDED = 3 / 4
/** What one household may hold once it is crowded; of IPv6 the wider networks around it some times as much. */
const SHARE = 1 / 20
/** What all proxies of ours may hold: visitors, and watchers that come without one, still get in. */
const PROXIES_SHARE = 1 - SHARE

type PlacesOptions = {
  places: number
  /** Nothing is being answered or sent. */
  isIdle: (socket: Socket) => boolean
  /** Idle, and has had its time to ask for something. */
  isSpent: (socket: Socket) => boolean
}

/** What holds the places for connections, and which one is given up for a newcomer. A visitor is undefined where a proxy of ours stands for many. */
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
   * Whether one more is taken: as it is, or for one that is given up. Once it is crowded, a visitor with its share gives up an idle one of its own. When
   * all places are taken, a visitor with more than a share gives up one, idle or not; else an idle one goes, of any visitor; else one of
   * the visitor that holds most, where the newcomer holds less. What proxies hold is given up only when it is idle.
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

  /** Connections of the visitor, where it has all that it may have in a crowd. */
  #findOwnShare(visitor: string | undefined): ReadonlySet<Socket> | undefined {
    if (visitor !== undefined) return this.#visitors.findHeavy(visitor, this.#share)?.items
    return this.#proxied.size >= this.#options.places * PROXIES_SHARE ? this.#proxied : undefined
  }
}

function find(sockets: ReadonlySet<Socket>, isIt: (socket: Socket) => boolean): Socket | undefined {
  for (const socket of sockets) if (isIt(socket)) return socket
  return undefined
}
