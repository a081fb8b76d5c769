import type { BrandLocale, LocaleCode } from '@menagerie/sites/brand-locale'

/** Spec §2. A locale without one shows the thanks on the page of the form (reading 12). */
const PATHS: Readonly<Record<LocaleCode, string | undefined>> = {
  en_US: undefined,
  es_ES: 'formulario-envio-exitoso',
  en_GB: undefined,
  nl_NL: 'formulier-succesvol-verzonden',
  no_NO: 'skjema-sendt-vellykket',
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

export function thankYouPath({ code }: BrandLocale): string | undefined {
  return PATHS[code]
}
