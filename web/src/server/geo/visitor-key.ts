import { toVisitorNetworks } from '@menagerie/contract/visitor-networks'

/** Returns the key that identifies a visitor: of IPv6 the /64 network, which belongs to one household. */
export function toVisitorKey(address: string): string {
  return toVisitorNetworks(address)[0].key
}
