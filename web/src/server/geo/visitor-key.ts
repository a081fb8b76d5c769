import ipaddr from 'ipaddr.js'

const NETWORK_BYTES = 8

/** By what a visitor is counted: one household has a whole network of IPv6 addresses, a /64. */
export function toVisitorKey(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return Buffer.from(ipaddr.IPv6.parse(address).toByteArray().slice(0, NETWORK_BYTES)).toString('hex')
}
