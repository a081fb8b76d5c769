import type { BrandKey, BrandLocale } from './brand-locale.ts'
import { localesOf } from './locales.ts'

type SelectorCountry = { country: string; locales: readonly BrandLocale[] }

/** Countries of the selector with their languages (Belgium has two), in the brand's order; hidden locales are left out. */
export function toSelectorCountries(brand: BrandKey): readonly SelectorCountry[] {
  const byCountry = Map.groupBy(
    localesOf(brand).filter((site) => !site.hidden),
    (site) => site.country,
  )
  return Array.from(byCountry, ([country, locales]) => ({ country, locales }))
}

/** Tells whether there is another country or language to choose; the selector and its popup open only then (spec §2, Header). */
export function hasOtherLocales(site: BrandLocale): boolean {
  return localesOf(site.brand).some((other) => !other.hidden && other !== site)
}
