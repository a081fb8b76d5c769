import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublic } from './receiver-address.ts'

/** Every address that a name has must be public: none of them may lead into the network of the studio. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const inside = found.find(({ address }) => !isPublic(address))
    if (inside !== undefined) return done(new Error(`${hostname} leads into a private network`), [])
    if (options.all) return done(null, found)
    const [first = { address: '', family: 0 }] = found
    done(null, first.address, first.family)
  })
}
