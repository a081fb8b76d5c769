import type { BrandKey } from '@menagerie/sites/brand-locale'

/** Which origin a Host header means, undefined when it is none of ours: the answer is 421 and no page. */
export type FindOrigin = (host: string | undefined) => string | undefined

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost)(?::\d{1,5})?$/i

/** `local` mode: the listener decides on the brand, the host must be this machine's (or a page elsewhere could read ours). */
export function findLocalOrigin(brand: BrandKey): FindOrigin {
  return remember((host) => (LOCAL_HOST.test(host) ? brand : undefined))
}

/** `domains` mode: the host name is the origin. */
export function findDomainOrigin(isKnown: (originKey: string) => boolean): FindOrigin {
  return remember((host) => {
    const name = host
      .toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '')
    return isKnown(name) ? name : undefined
  })
}

const MEMO_LIMIT = 500

/** Hosts that are ours are few; what strangers send is not kept. */
function remember(find: (host: string) => string | undefined): FindOrigin {
  const known = new Map<string, string>()
  return (host) => {
    if (host === undefined) return undefined
    const remembered = known.get(host)
    if (remembered !== undefined) return remembered
    const origin = find(host)
    if (origin !== undefined && known.size < MEMO_LIMIT) known.set(host, origin)
    return origin
  }
}
