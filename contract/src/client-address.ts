import { BlockList, isIP } from 'node:net'

/** Parts of a request, or of a head at the front door, that tell the address of its sender. */
export type ConnectionPeer = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  socket: { remoteAddress?: string | undefined }
}

/** Whether an address is one of some networks. */
type Networks = { has: (address: string) => boolean }

/** Each `address` or `address/bits`; throws at what is neither. */
export function toNetworks(entries: readonly string[]): Networks {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address)
    if (family === undefined) throw new Error(`${entry} is no network address`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return { has: (address) => list.check(address, familyOf(address) ?? 'ipv4') }
}

/** Networks of this machine, of a house or of one link: they tell no country. */
export const PRIVATE = toNetworks([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::', '::1', 'fc00::/7', 'fe80::/10'],
])

/**
 * Finds the visitor's address. What `X-Forwarded-For` says counts as far as proxies of ours have written it: from its end, up to the first
 * address that is none of theirs.
 */
export function findClientAddress({ headers, socket }: ConnectionPeer, proxies: Networks): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  let address = toAddress(socket.remoteAddress ?? '')
  while (address !== undefined && proxies.has(address)) {
    const before = forwarded.pop()?.trim() ?? ''
    if (before === '') return address
    address = toAddress(before)
  }
  return address
}

const MAPPED = /^::ffff:(?=\d+\.)/i

/** What some proxies write along: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(?<four>[\d.]+):\d+|\[(?<six>[^\]]+)\](?::\d+)?)$/

/** Undefined: no address. One of IPv4 in the clothes of IPv6 is the one of IPv4. */
function toAddress(text: string): string | undefined {
  const { four, six } = WITH_PORT.exec(text)?.groups ?? {}
  const address = (four ?? six ?? text).replace(MAPPED, '')
  return isIP(address) === 0 ? undefined : address
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 0 ? undefined : `ipv${version === 4 ? 4 : 6}`
}
