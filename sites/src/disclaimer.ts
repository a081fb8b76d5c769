import type { BrandLocale } from './brand-locale.ts'
import { factsOf } from './site-facts.ts'

/** Text for the footer; '' = none. By site, not by language: Belgians read French and have no French residents (spec §1). */
export function disclaimerOf(site: BrandLocale): string {
  return factsOf(site).disclaimer
}
