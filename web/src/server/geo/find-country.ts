import type { IncomingMessage } from 'node:http'
import { findClientAddress, PRIVATE, toNetworks } from '@menagerie/contract/client-address'
import type { Env } from '../../platform/env.ts'
import type { CountryOfAddress } from './open-countries.ts'

type Settings = Pick<Env, 'TRUSTED_PROXIES' | 'GEO_COUNTRY_HEADER' | 'GEO_DEFAULT_COUNTRY'>
/** Finds the country of a visitor, as ISO 3166-1 alpha-2. The result is neither kept nor logged. */
export type CountryOf = (asker: Pick<IncomingMessage, 'headers' | 'socket'>) => Promise<string | undefined>

const COUNTRY = /^[A-Z]{2}$/
/** Codes by which CDNs mean no country. Tor (`T1`) needs no entry: it does not look like a country code. */
const NOWHERE = new Set(['XX', 'ZZ'])

/** Uses the CDN's header, where one is configured, else the country of the address. */
export function findCountryWith(settings: Settings, countryOfAddress: CountryOfAddress): CountryOf {
  const { TRUSTED_PROXIES, GEO_COUNTRY_HEADER: header, GEO_DEFAULT_COUNTRY: ownCountry } = settings
  const proxies = toNetworks(TRUSTED_PROXIES)
  return async ({ headers, socket }) => {
    const told = header === undefined ? undefined : headers[header]
    if (told !== undefined) return toCountry(String(told).toUpperCase())
    const address = findClientAddress({ headers, socket }, proxies)
    if (address === undefined) return undefined
    return PRIVATE.has(address) ? ownCountry : toCountry(await countryOfAddress(address))
  }
}

function toCountry(code: string | undefined): string | undefined {
  return code !== undefined && COUNTRY.test(code) && !NOWHERE.has(code) ? code : undefined
}
