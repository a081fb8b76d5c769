import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** `host` or `host:port` of receivers in the operator's own network, which may lack https and a public address (`RECEIVER_HOSTS`). */
export type OwnHosts = ReadonlySet<string>

export const readOwnHosts = (text = ''): OwnHosts =>
  new Set(text.split(',').flatMap((each) => each.trim().toLowerCase() || []))

export const isOwnHost = ({ host, hostname }: URL, own: OwnHosts): boolean => own.has(host) || own.has(hostname)

/**
 * Why nothing may be sent to an address, as far as the address itself shows; the IP addresses of a host name are
 * checked when it is resolved.
 */
export function findAddressFault(text: string, own: OwnHosts): string | undefined {
  const url = URL.parse(text)
  // `URL` accepts empty labels between dots, but such a host name is invalid.
  if (url === null || EMPTY_PART.test(url.hostname)) return 'This is not an address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address must start with https://'
  if (url.username !== '' || url.password !== '')
    return 'An address with a password is stored without encryption: use the secret instead'
  if (isOwnHost(url, own)) return undefined
  if (url.protocol !== 'https:') return 'The address must start with https://'
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = isIP(literal) === 0 ? INSIDE.test(literal) : !isPublic(literal)
  if (isInside) return 'The address is in a private network'
  return undefined
}

const EMPTY_PART = /^\.|\.\./
/** Names that are only valid within a network (RFC 6761, 6762 with its appendix G, 8375), names within clusters, and reverse lookups. */
const INSIDE = /^(?:[^.]+|.*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|svc|arpa))\.?$/i
/** Public addresses under which a cloud provides services for its own machines. */
const OF_A_CLOUD: ReadonlySet<string> = new Set(['168.63.129.16'])

/** The assigned part of IPv6, and its range for documentation. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')
const OF_DOCUMENTS = ipaddr.parseCIDR('3fff::/20')
/** Marks an ISATAP address, which tunnels the IPv4 address in its last four bytes: `…:5efe:127.0.0.1`. */
const TUNNEL = 0x5efe

/**
 * Whether the address belongs to the public internet: not to this machine, a private network or a cloud's internal
 * services, and without an embedded IPv4 address such as `::127.0.0.1`.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast' || OF_A_CLOUD.has(read.toString())) return false
  if (read instanceof ipaddr.IPv4) return true
  return read.match(GIVEN_OUT) && !read.match(OF_DOCUMENTS) && read.parts[5] !== TUNNEL
}
