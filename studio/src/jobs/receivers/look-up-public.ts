import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isOwnHost, isPublic, type OwnHosts } from './receiver-address.ts'

/** Longest wait of a save for a name server. */
const PATIENCE_MS = 3_000

export class InsideError extends Error {}

/**
 * Resolves a name, and fails if any of its addresses is not public, because it could lead into the studio's network.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const inside = found.find(({ address }) => !isPublic(address))
    if (inside !== undefined) return done(new InsideError(`${hostname} is in a private network`), [])
    if (options.all) return done(null, found)
    const [first = { address: '', family: 0 }] = found
    done(null, first.address, first.family)
  })
}

/**
 * Why nothing may be sent to a name, by its current addresses. An unknown name is accepted, because it is resolved
 * again for each delivery.
 */
export function findNameFault(
  address: string,
  own: OwnHosts,
  lookUp: LookupFunction = lookUpPublic,
  patience = PATIENCE_MS,
): Promise<string | undefined> {
  const url = URL.parse(address)
  if (url === null || isOwnHost(url, own)) return Promise.resolve(undefined)
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const late = setTimeout(() => resolve(undefined), patience)
  lookUp(url.hostname, {}, (error) => {
    clearTimeout(late)
    resolve(error instanceof InsideError ? 'The address is in a private network' : undefined)
  })
  return promise
}
