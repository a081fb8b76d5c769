import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { SITE_PORTS } from '@menagerie/sites/site-ports'

/** The two brands of the demo, in the order of its company: what drives or measures the demo names none. */
export const [MAIN_BRAND = '', OTHER_BRAND = ''] = BRAND_KEYS

/** Names of the variables with the ports of their sites. */
export const [MAIN_PORT = '', OTHER_PORT = ''] = SITE_PORTS.map(({ variable }) => variable)

/** Host of one of its sites, such as that of `nl_NL`. */
export function hostOf(brand: string, code: string): string {
  const site = findById(`${brand}/${code}`)
  if (site === undefined) throw new Error(`The demo has no site ${brand}/${code}`)
  return site.domain
}

/** What is the same thing of each of the two, by the key of a brand. */
export const ofPair = <T>({ main, other }: { main: T; other: T }, brand: string): T =>
  brand === OTHER_BRAND ? other : main
