import type { ServerResponse } from 'node:http'
import { toNetworksAround, toVisitorNetworks } from '@menagerie/contract/visitor-networks'
import { toCrowdRefusal } from './refusal.ts'

type NetworkLimits = {
  /** Number of calls that one household may have under way; a wider network may have a few times as many. */
  share: number
  /** Number of calls of all networks together; no network may have more than half of them. */
  all: number
  /** Number of calls of one household that may wait. */
  waiting: number
}
type Networks = ReturnType<typeof toNetworksAround>
type Waiting = { networks: Networks; begin: () => void }

/** Counts calls under way by the visitors' networks. A network beyond its share waits, while calls from others go ahead. */
export function createNetworkLine({ share, all, waiting }: NetworkLimits) {
  const underWay = new Map<string, number>()
  const inLine = new Map<string, number>()
  /** Waiting calls, in order of arrival. */
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
        giveUp(toCrowdRefusal())
      }
      const place: Waiting = {
        networks,
        begin() {
          end()
          // Counted at once, because another call could otherwise take the place before this one begins.
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
    /** Waits until the visitor's networks have a free place; `leave` releases it. Rejects if too many calls wait, or the connection is closed. */
    async enter(address: string, outgoing: ServerResponse): Promise<void> {
      const networks = toNetworks(address)
      if (isFree(networks)) return count(underWay, networks, 1)
      if (networks.some(({ key, times }) => (inLine.get(key) ?? 0) >= waiting * times)) throw toCrowdRefusal()
      await wait(networks, outgoing)
    },
    leave,
  }
}

const toNetworks = (address: string) => toNetworksAround(toVisitorNetworks(address)[0].key)

function count(counts: Map<string, number>, networks: Networks, change: 1 | -1): void {
  for (const { key } of networks) {
    const now = (counts.get(key) ?? 0) + change
    if (now === 0) counts.delete(key)
    else counts.set(key, now)
  }
}
