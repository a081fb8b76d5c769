import ipaddr from 'ipaddr.js'

/** `times`: the network's limit as a multiple of a household's. */
type VisitorNetwork = { key: string; times: number }

const HOUSEHOLD_BYTES = 8
const CUSTOMER_BYTES = 7
const IPV4_AT = 12
const IPV4_AT_6TO4 = 2
/**
 * Limit of a /56, a customer with 256 networks, as a multiple of a household's: few customers use more than one
 * network.
 */
export const CUSTOMER_TIMES = 4
/** Limit of a /48: companies and customers of some providers have one each, other providers split it between many customers. */
const COMPANY_TIMES = 16

/**
 * Extracts the IPv4 address that an IPv6 address embeds: behind NAT64 all visitors share one /96 (RFC 6052); with
 * tunnels, each IPv4 address has any number of networks (6to4), or all of them share one (Teredo).
 */
function findCarried(bytes: Buffer, range: string): Uint8Array | undefined {
  if (range === 'rfc6052') return bytes.subarray(IPV4_AT)
  if (range === '6to4') return bytes.subarray(IPV4_AT_6TO4, IPV4_AT_6TO4 + 4)
  return range === 'teredo' ? bytes.subarray(IPV4_AT).map((byte) => byte ^ 0xff) : undefined
}

/**
 * The networks that a visitor is counted by, narrowest first: for IPv4 the address; for IPv6 the /64 of a household and
 * the /56 that providers give a customer, because otherwise one customer could count as 256 households. Anything but an
 * address counts as it is.
 */
export function toVisitorNetworks(address: string): [household: VisitorNetwork, customer?: VisitorNetwork] {
  if (!ipaddr.isValid(address)) return [{ key: address, times: 1 }]
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return [{ key: read.toString(), times: 1 }]
  const bytes = Buffer.from(read.toByteArray())
  const carried = findCarried(bytes, read.range())
  if (carried !== undefined) return [{ key: carried.join('.'), times: 1 }]
  return [
    { key: bytes.toString('hex', 0, HOUSEHOLD_BYTES), times: 1 },
    { key: `${bytes.toString('hex', 0, CUSTOMER_BYTES)}/56`, times: CUSTOMER_TIMES },
  ]
}

/** Key of an IPv6 household, alone or after the name of a line. */
const HOUSEHOLD_KEY = /(?:^| )([0-9a-f]{16})$/

/**
 * A household (by the first key of `toVisitorNetworks`) with the networks around it, narrowest first. When a shared
 * resource is divided, a customer with many networks counts as several households, but not as 256 or 65,536.
 */
export function toNetworksAround(key: string): [household: VisitorNetwork, ...wider: VisitorNetwork[]] {
  const household = { key, times: 1 }
  const hex = HOUSEHOLD_KEY.exec(key)?.[1]
  if (hex === undefined) return [household]
  return [
    household,
    { key: `${hex.slice(0, 14)}/56`, times: CUSTOMER_TIMES },
    { key: `${hex.slice(0, 12)}/48`, times: COMPANY_TIMES },
  ]
}
