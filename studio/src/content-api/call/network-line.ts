import type { ServerResponse } from 'node:http'
import { toNetworksAround, toVisitorNetworks } from '@menagerie/contract/visitor-networks'
import { CallRefusal } from './refusal.ts'

type NetworkLimits = {
  /** What one household has under way at once; a wider network has a few times as much. */
  share: number
  /** What all together have; no network has more than half of it. */
  all: number
  /** Calls of one household that wait. */
  waiting: number
}
type Networks = ReturnType<typeof toNetworksAround>
type Waiting = { networks: Networks; begin: () => void }

/** Counts calls by the networks of their visitors: beyond its share a network waits for itself, and others go ahead. */
export function createNetworkLine({ share, all, waiting }: NetworkLimits) {
  const underWay = new Map<string, number>()
  const inLine = new Map<string, number>()
  /** The one that came first stands first. */
  const line = new Set<Waiting>()
  const half = Math.max(share, Math.floor(all / 2))

  const isFree = (networks: Networks) =>
    networks.every(({ key, times }) => (underWay.get(key) ?? 0) < Math.min(share * times, half))

  function leave(address: string): void {
    count(underWay, toNetworks(address), -1)
    for (const next of line) {
      if (!isFree(next.networks)) continue
      next.begin()
      return
    }
  }

  function wait(networks: Networks, outgoing: ServerResponse): Promise<void> {
    return new Promise((begin, giveUp) => {
      const end = () => {
        line.delete(place)
        count(inLine, networks, -1)
        outgoing.off('close', gone)
      }
      const gone = () => {
        end()
        giveUp(tooMany())
      }
      const place: Waiting = {
        networks,
        begin() {
          end()
          // At once: between now and its turn another call could take the same room.
          count(underWay, networks, 1)
          begin()
        },
      }
      line.add(place)
      count(inLine, networks, 1)
      outgoing.once('close', gone)
    })
  }

  return {
    /** Waits until the visitor's networks have room; `leave` gives it back. Rejects where too many wait, or the visitor has left. */
    async enter(address: string, outgoing: ServerResponse): Promise<void> {
      const networks = toNetworks(address)
      if (isFree(networks)) return count(underWay, networks, 1)
      if (networks.some(({ key, times }) => (inLine.get(key) ?? 0) >= waiting * times)) throw tooMany()
      await wait(networks, outgoing)
    },
    leave,
  }
}

const toNetworks = (address: string) => toNetworksAround(toVisitorNetworks(address)[0].key)

const tooMany = () => new CallRefusal(503, 'Too many calls at once: ask again in a moment')

function count(counts: Map<string, number>, networks: Networks, change: 1 | -1): void {
  for (const { key } of networks) {
    const now = (counts.get(key) ?? 0) + change
    if (now === 0) counts.delete(key)
    else counts.set(key, now)
  }
}
