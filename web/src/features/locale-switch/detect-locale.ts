import { brandOf, xDefaultOf } from '@menagerie/sites/brand'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import { toSelectorCountries } from '@menagerie/sites/country-selector'
import { localesOf } from '@menagerie/sites/locales'
import type { Translate } from '@menagerie/sites/translate'
import { regionNames } from '../../platform/kept-formats.ts'
import { toLanguageName } from '../../platform/language-name.ts'
import type { LocaleSuggestion } from './suggestion.ts'

/**
 * Finds the locale that the popup asks about (reading 8): the locale's code when the country has one visible locale,
 * the country's code when it has several (BE), the international locale for all other countries, '' when the country
 * is unknown. For a brand with a single country, all visitors count as being there.
 */
export function detectLocale(
  brand: BrandKey,
  from: string | undefined,
  countries = toSelectorCountries(brand),
): string {
  const [only, other] = countries
  const country = other === undefined ? only?.country : from
  if (country === undefined) return ''
  const [first, second] = localesIn(brand, country)
  if (first === undefined) return xDefaultOf(brand).code
  return second === undefined ? first.code : country
}

function localesIn(brand: BrandKey, country: string): BrandLocale[] {
  return localesOf(brand).filter((locale) => !locale.hidden && locale.country === country)
}

/** Spec §4: returns undefined where the page's locale matches. For an unknown country it offers no locale, but the choice of all. */
export function toSuggestion(
  site: BrandLocale,
  country: string | undefined,
  t: Translate,
): LocaleSuggestion | undefined {
  const stay = t('locale.stay')
  const found = detectLocale(site.brand, country)
  if (found !== '' && site.code.includes(found)) return undefined
  if (country === undefined) {
    const values = { brand: brandOf(site).name, name: site.name }
    return { text: t('locale.unknown', values), stay, offers: [] }
  }
  const own = localesIn(site.brand, country)
  const targets = own.length > 0 ? own : [xDefaultOf(site.brand)]
  const name = regionNames(site.iso).of(country) ?? country
  return {
    text: t('locale.suggestion', { country: name }),
    stay,
    offers: targets.map((target) => ({ lang: target.iso, label: `${target.name} · ${toLanguageName(target.iso)}` })),
  }
}
