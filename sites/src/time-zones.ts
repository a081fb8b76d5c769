import type { BrandLocale, LocaleCode } from './brand-locale.ts'

/** Where the new year begins for a locale: at its country's capital. The international one has no country's time. */
const TIME_ZONES: Readonly<Record<LocaleCode, string>> = {
  en_US: 'UTC',
  es_ES: 'Europe/Madrid',
  en_GB: 'Europe/London',
  nl_NL: 'Europe/Amsterdam',
  no_NO: 'Europe/Oslo',
  fr_FR: 'Europe/Paris',
  de_DE: 'Europe/Berlin',
  fr_BE: 'Europe/Brussels',
  nl_BE: 'Europe/Brussels',
  pl_PL: 'Europe/Warsaw',
  it_IT: 'Europe/Rome',
  hu_HU: 'Europe/Budapest',
  ru_RU: 'Europe/Moscow',
  cs_CZ: 'Europe/Prague',
  ua_UA: 'Europe/Kyiv',
  da_DK: 'Europe/Copenhagen',
  fi_FI: 'Europe/Helsinki',
  sv_SE: 'Europe/Stockholm',
}

export const TIME_ZONE_NAMES: readonly string[] = [...new Set(Object.values(TIME_ZONES))]

export function timeZoneOf({ code }: Pick<BrandLocale, 'code'>): string {
  return TIME_ZONES[code]
}
