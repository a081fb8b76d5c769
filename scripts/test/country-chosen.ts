import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { LOCALE_COOKIE } from '../../web/src/platform/locale-cookie.ts'

/** Both names of this machine: the tests' sites use one, the bench's the other. */
const HOSTS = ['localhost', '127.0.0.1']

/** Cookies of a visitor that has chosen a country, so that no page asks (decision 019). Cookies ignore ports, so these hold for all sites of this machine. */
export const COUNTRY_CHOSEN = HOSTS.flatMap((domain) =>
  BRAND_KEYS.map((brand) => ({ name: LOCALE_COOKIE.nameOf(brand), value: '1', domain, path: '/' })),
)
