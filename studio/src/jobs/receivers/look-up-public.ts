import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isOwnHost, isPublic, type OwnHosts } from './receiver-address.ts'

/** As long as a save waits for the answer of a name server. */
const PATIENCE_MS = 3_000

export class InsideError extends Error {}

/** Every address that a name has must be public: none of them may lead into the network of the studio. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const inside = found.find(({ address }) => !isPublic(address))
    if (inside !== undefined) return done(new InsideError(`${hostname} leads into a private network`), [])
    if (options.all) return done(null, found)
    const [first = { address: '', family: 0 }] = found
    done(null, first.address, first.family)
  })
}

/** Why nothing may be sent there, as far as the name tells now. One that is not known yet is taken: it is looked up again at each sending. */
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
    resolve(error instanceof InsideError ? 'The address is inside a private network' : undefined)
  })
  return promise
}
