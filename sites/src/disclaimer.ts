import type { BrandLocale } from './brand-locale.ts'
import { factsOf } from './site-facts.ts'

/** Returns the text for the footer; '' = none. It depends on the site, not on the language: Belgians read French but are not residents of France (spec §1). */
export function disclaimerOf(site: BrandLocale): string {
  return factsOf(site).disclaimer
}
