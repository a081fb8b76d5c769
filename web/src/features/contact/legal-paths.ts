import type { BrandLocale, LocaleCode } from '@menagerie/sites/brand-locale'

type LegalPaths = { privacy: string; terms: string }

/** Spec §2: the Spanish form links to both. No other form does, and menus link what editors choose. */
const PATHS: Readonly<Record<LocaleCode, LegalPaths | undefined>> = {
  en_US: undefined,
  es_ES: { privacy: 'privacidad', terms: 'terminos-condiciones' },
  en_GB: undefined,
  nl_NL: undefined,
  no_NO: undefined,
  fr_FR: undefined,
  de_DE: undefined,
  fr_BE: undefined,
  nl_BE: undefined,
  pl_PL: undefined,
  it_IT: undefined,
  hu_HU: undefined,
  ru_RU: undefined,
  cs_CZ: undefined,
  ua_UA: undefined,
  da_DK: undefined,
  fi_FI: undefined,
  sv_SE: undefined,
}

/** Paths of the pages that the locale's contact form links beside its consent box. */
export function legalPaths({ code }: BrandLocale): LegalPaths | undefined {
  return PATHS[code]
}
