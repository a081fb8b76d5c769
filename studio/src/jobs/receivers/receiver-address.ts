import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** `host` or `host:port` of receivers in the operator's own network, which need neither https nor a public address (`RECEIVER_HOSTS`). */
export type OwnHosts = ReadonlySet<string>

export const readOwnHosts = (text = ''): OwnHosts =>
  new Set(text.split(',').flatMap((each) => each.trim().toLowerCase() || []))

export const isOwnHost = ({ host, hostname }: URL, own: OwnHosts): boolean => own.has(host) || own.has(hostname)

/** Why nothing may be sent there, as far as the address itself tells; what a name means is checked when it is looked up. */
export function findAddressFault(text: string, own: OwnHosts): string | undefined {
  const url = URL.parse(text)
  // A name with an empty part between two dots is none, though addresses of pages may have it.
  if (url === null || EMPTY_PART.test(url.hostname)) return 'This is no address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address must begin with https://'
  if (url.username !== '' || url.password !== '')
    return 'An address with a password is kept in the clear: use the secret'
  if (isOwnHost(url, own)) return undefined
  if (url.protocol !== 'https:') return 'The address must begin with https://'
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = isIP(literal) === 0 ? INSIDE.test(literal) : !isPublic(literal)
  if (isInside) return 'The address is inside a private network'
  return undefined
}

const EMPTY_PART = /^\.|\.\./
/** Names that only mean something inside of a network (RFC 6761, 6762 with its appendix G, 8375), those of clusters, and names of addresses. */
const INSIDE = /^(?:[^.]+|.*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|svc|arpa))\.?$/i
/** Where a cloud keeps services for its machines under an address of the public internet. */
const OF_A_CLOUD: ReadonlySet<string> = new Set(['168.63.129.16'])

/** The part of IPv6 from which addresses are given out, and those of it that documents may use as examples. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')
const OF_DOCUMENTS = ipaddr.parseCIDR('3fff::/20')
/** Before the last four bytes of an address that a tunnel takes out of IPv6 again (ISATAP): `…:5efe:127.0.0.1`. */
const TUNNEL = 0x5efe

/**
 * Whether the address is one of the public internet: not of this machine, a private network or a cloud's own services, and none that
 * carries one of IPv4 inside, such as `::127.0.0.1`.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast' || OF_A_CLOUD.has(read.toString())) return false
  if (read instanceof ipaddr.IPv4) return true
  return read.match(GIVEN_OUT) && !read.match(OF_DOCUMENTS) && read.parts[5] !== TUNNEL
}
