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
  if (url === null) return 'This is no address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address must begin with https://'
  if (url.username !== '' || url.password !== '')
    return 'An address with a password is kept in the clear: use the secret'
  if (isOwnHost(url, own)) return undefined
  if (url.protocol !== 'https:') return 'The address must begin with https://'
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !isPublic(literal)) return 'The address is inside a private network'
  return undefined
}

/** Whether the address is one of the public internet: not of this machine, a private network or a cloud's own services. */
export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'
