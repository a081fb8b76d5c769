import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'

/** Spec §9 and §2: some sites only. */
export const hasNewsletterForm = (site: BrandLocale): boolean => factsOf(site).features.newsletter ?? false
