import ipaddr from 'ipaddr.js'

/** `times`: how many times as much the network may do as one household. */
type VisitorNetwork = { key: string; times: number }

const HOUSEHOLD_BYTES = 8
const CUSTOMER_BYTES = 7
const IPV4_AT = 12
const IPV4_AT_6TO4 = 2
/** Limit of a customer with 256 networks, as a multiple; few use more than one. */
export const CUSTOMER_TIMES = 4
/** The same for a /48, which companies have, and customers of some providers; other providers give its parts to many customers. */
const COMPANY_TIMES = 16

/**
 * The address of IPv4 that one of IPv6 is made of: a network without IPv4 shows each visitor of it as a part of one /96 (RFC 6052), and
 * tunnels give each address as many networks as it likes (6to4) or put all of them into one (Teredo).
 */
function findCarried(bytes: Buffer, range: string): Uint8Array | undefined {
  if (range === 'rfc6052') return bytes.subarray(IPV4_AT)
  if (range === '6to4') return bytes.subarray(IPV4_AT_6TO4, IPV4_AT_6TO4 + 4)
  return range === 'teredo' ? bytes.subarray(IPV4_AT).map((byte) => byte ^ 0xff) : undefined
}

/**
 * By what a visitor is counted, the narrowest first: an address of IPv4 alone; of IPv6 the /64 that a household has, and the /56 that
 * providers give their customers; otherwise one customer could pass for 256 households. What is no address counts as it is.
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

/** Key of a household with IPv6, alone or behind the name of a line. */
const HOUSEHOLD_KEY = /(?:^| )([0-9a-f]{16})$/

/**
 * A household by its key (the first of `toVisitorNetworks`) with the networks around it, the narrowest first. A customer with many networks
 * counts as many households, yet not as 256 or 65,536 of them, where what all share is handed out.
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
