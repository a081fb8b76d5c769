import ipaddr from 'ipaddr.js'

/** `times`: how many times as much the network may do as one household. */
type VisitorNetwork = { key: string; times: number }

const HOUSEHOLD_BYTES = 8
const CUSTOMER_BYTES = 7
const IPV4_AT = 12
/** Limit of a customer with 256 networks, as a multiple; few use more than one. */
export const CUSTOMER_TIMES = 4

/**
 * By what a visitor is counted, the narrowest first: an address of IPv4 alone; of IPv6 the /64 that a household has, and the /56 that
 * providers give their customers; otherwise one customer could pass for 256 households. What is no address counts as it is.
 */
export function toVisitorNetworks(address: string): [household: VisitorNetwork, customer?: VisitorNetwork] {
  if (!ipaddr.isValid(address)) return [{ key: address, times: 1 }]
  const read = ipaddr.process(address)
  if (read.kind() === 'ipv4') return [{ key: read.toString(), times: 1 }]
  const bytes = Buffer.from(read.toByteArray())
  // A network without IPv4 shows each visitor of it as a part of one /96 (RFC 6052).
  if (read.range() === 'rfc6052') return [{ key: bytes.subarray(IPV4_AT).join('.'), times: 1 }]
  return [
    { key: bytes.toString('hex', 0, HOUSEHOLD_BYTES), times: 1 },
    { key: `${bytes.toString('hex', 0, CUSTOMER_BYTES)}/56`, times: CUSTOMER_TIMES },
  ]
}
