import type { BrandLocale, LocaleCode } from '@menagerie/sites/brand-locale'

/** Spec §9. en_US has a shop but shows no buy buttons (reading 27). */
const DOMAINS: Readonly<Record<LocaleCode, string | undefined>> = {
  en_US: 'amazon.com',
  es_ES: 'amazon.es',
  en_GB: 'amazon.co.uk',
  nl_NL: 'amazon.nl',
  no_NO: undefined,
  fr_FR: 'amazon.fr',
  de_DE: 'amazon.de',
  fr_BE: 'amazon.com.be',
  nl_BE: 'amazon.com.be',
  pl_PL: undefined,
  it_IT: 'amazon.it',
  hu_HU: undefined,
  ru_RU: undefined,
  cs_CZ: undefined,
  ua_UA: undefined,
  da_DK: undefined,
  fi_FI: undefined,
  sv_SE: undefined,
}

/** The shop that delivers to the locale's country; undefined where there is none. */
export function amazonDomain({ code }: BrandLocale): string | undefined {
  return DOMAINS[code]
}
