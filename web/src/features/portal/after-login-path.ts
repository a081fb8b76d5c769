import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'

/** Spec §2, Login form. Without one a customer goes back to the page that sent them to sign in, else home (reading 14). */
export function afterLoginPath(site: BrandLocale): string | undefined {
  return factsOf(site).features.portal
}
