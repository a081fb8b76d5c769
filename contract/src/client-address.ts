import { BlockList, isIP } from 'node:net'

/** Parts of a request that reveal the sender's address; the front door passes the same parts of a request's head. */
export type ConnectionPeer = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  socket: { remoteAddress?: string | undefined }
}

/** Tests whether an address is in a set of networks. */
type Networks = { has: (address: string) => boolean }

/** Parses entries `address` or `address/bits`; throws for anything else. */
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

/** Private, loopback and link-local networks: their addresses have no country. */
export const PRIVATE = toNetworks([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::', '::1', 'fc00::/7', 'fe80::/10'],
])

/**
 * Finds the visitor's address. `X-Forwarded-For` is trusted only as far as our own proxies wrote it: read from its end,
 * up to the first address that is not one of them.
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

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(?<four>[\d.]+):\d+|\[(?<six>[^\]]+)\](?::\d+)?)$/

/** Returns undefined for anything but an address. An IPv4-mapped IPv6 address becomes its IPv4 address. */
function toAddress(text: string): string | undefined {
  const { four, six } = WITH_PORT.exec(text)?.groups ?? {}
  const address = (four ?? six ?? text).replace(MAPPED, '')
  return isIP(address) === 0 ? undefined : address
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 0 ? undefined : `ipv${version === 4 ? 4 : 6}`
}
