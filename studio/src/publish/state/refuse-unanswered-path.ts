import { createAddressing } from '@menagerie/sites/addressing'
import { BRAND_KEYS, type BrandLocale } from '@menagerie/sites/brand-locale'
import { findFixedRoute, isSystemPath, NEVER_FOUND } from '@menagerie/sites/fixed-routes'
import { toSiteLabel } from '../../platform/site-labels.ts'
import { FieldProblem } from '../parts/field-problem.ts'

const localOrigins = Object.fromEntries(BRAND_KEYS.map((brand) => [brand, `http://${brand}.invalid`]))
const MODES = [
  { addressing: createAddressing({ mode: 'domains', localOrigins }), originOf: (site: BrandLocale) => site.domain },
  { addressing: createAddressing({ mode: 'local', localOrigins }), originOf: (site: BrandLocale) => site.brand },
]

/**
 * Refuses an address where visitors would not see the document, because the site itself answers there or the address is
 * read as one of another site. Checks both modes of addressing (by domain and on a local machine), so that content is
 * valid on every machine.
 */
export function refuseUnansweredPath(site: BrandLocale, path: string, field: string): void {
  const fixed = findFixedRoute(site, path)
  if (fixed?.name === 'alias') {
    throw new FieldProblem(field, `On this site /${path}/ leads to /${fixed.path}/: use that address`)
  }
  if (path === NEVER_FOUND || isSystemPath(path) || fixed !== undefined) {
    throw new FieldProblem(field, `The site itself uses /${path}/: choose another address`)
  }
  refuseOthersPath(site, path, field)
}

/** Refuses an address that is read as one of another site, such as `fr/…` on the Dutch site of Belgium. */
export function refuseOthersPath(site: BrandLocale, path: string, field: string): void {
  for (const { addressing, originOf } of MODES) {
    const { pathname } = new URL(addressing.links(site).url(path))
    const found = addressing.resolve(originOf(site), pathname)
    if (found?.site === site && found.path === path) continue
    const reader = found === undefined ? 'no site' : toSiteLabel(found.site)
    throw new FieldProblem(field, `The address /${path}/ belongs to ${reader}: choose another one`)
  }
}
