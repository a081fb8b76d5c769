import type { BrandKey } from '@menagerie/sites/brand-locale'

/** Returns the origin that a Host header means; undefined when it is not one of the site's: the answer is 421 and no page. */
export type FindOrigin = (host: string | undefined) => string | undefined

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.localhost)(?::\d{1,5})?$/i

/** In `local` mode the listener decides the brand; the host must be this machine's, or a page elsewhere could read the site by DNS rebinding. */
export function findLocalOrigin(brand: BrandKey): FindOrigin {
  return remember((host) => (LOCAL_HOST.test(host) ? brand : undefined))
}

/** In `domains` mode the host name is the origin. */
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

/** Caches hosts of the site only, as they are few; unknown ones are not kept. */
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
