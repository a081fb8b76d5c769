import { toVisitorNetworks } from '@menagerie/contract/visitor-networks'

/** By what a visitor is told from others: one household has a whole network of IPv6 addresses, a /64. */
export function toVisitorKey(address: string): string {
  return toVisitorNetworks(address)[0].key
}
