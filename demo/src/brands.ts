import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { SITE_PORTS } from '@menagerie/sites/site-ports'

/** The two brands of the demo, in the order of its company. Code that drives or measures the demo uses these instead of names. */
export const [MAIN_BRAND = '', OTHER_BRAND = ''] = BRAND_KEYS

/** Names of the variables with the ports of their sites. */
export const [MAIN_PORT = '', OTHER_PORT = ''] = SITE_PORTS.map(({ variable }) => variable)

/** Returns the host of a site, such as that of `nl_NL`. */
export function hostOf(brand: string, code: string): string {
  const site = findById(`${brand}/${code}`)
  if (site === undefined) throw new Error(`The demo has no site ${brand}/${code}`)
  return site.domain
}

/** Returns the one of two values that belongs to a brand. */
export const ofPair = <T>({ main, other }: { main: T; other: T }, brand: string): T =>
  brand === OTHER_BRAND ? other : main
