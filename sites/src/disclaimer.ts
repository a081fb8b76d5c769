import type { BrandLocale, LocaleCode } from './brand-locale.ts'

const FRENCH_RESIDENTS =
  'Les informations de ce site relatives aux médicaments vétérinaires constituent une communication à caractère ' +
  'promotionnel. Elles s’adressent exclusivement aux personnes résidant en France. Lisez attentivement la notice ' +
  'avant toute utilisation et demandez conseil à votre vétérinaire ou à votre pharmacien.'

/** By locale, not by language: fr_BE reads the French catalogue but has no French residents (spec §1). */
const DISCLAIMERS: Readonly<Record<LocaleCode, string>> = {
  en_US: '',
  es_ES: '',
  en_GB: '',
  nl_NL: '',
  no_NO: '',
  fr_FR: FRENCH_RESIDENTS,
  de_DE: '',
  fr_BE: '',
  nl_BE: '',
  pl_PL: '',
  it_IT: '',
  hu_HU: '',
  ru_RU: '',
  cs_CZ: '',
  ua_UA: '',
  da_DK: '',
  fi_FI: '',
  sv_SE: '',
}

/** Text for the footer; '' = none. */
export function disclaimerOf(site: BrandLocale): string {
  return DISCLAIMERS[site.code]
}
