import type { BrandLocale, LocaleCode } from '@menagerie/sites/brand-locale'

export type MapView = { lat: number; lng: number; zoom: number }

/**
 * Spec §9: zoom 2 for the international locale, 5 to 8 elsewhere, by the size of the country and where its people live: at
 * 900 × 640 px nine of ten shops of the demo are in sight.
 */
const START: Readonly<Record<LocaleCode, MapView>> = {
  en_US: { lat: 30, lng: 0, zoom: 2 },
  es_ES: { lat: 39.9, lng: -3.6, zoom: 5.5 },
  en_GB: { lat: 53.4, lng: -2.2, zoom: 5.5 },
  nl_NL: { lat: 52.2, lng: 5.4, zoom: 7 },
  no_NO: { lat: 60.9, lng: 9.3, zoom: 5 },
  fr_FR: { lat: 46.7, lng: 2.4, zoom: 5.5 },
  de_DE: { lat: 51.1, lng: 10.3, zoom: 5.5 },
  fr_BE: { lat: 50.6, lng: 4.6, zoom: 7.5 },
  nl_BE: { lat: 50.6, lng: 4.6, zoom: 7.5 },
  pl_PL: { lat: 52.1, lng: 19.1, zoom: 5.5 },
  it_IT: { lat: 42.3, lng: 12.4, zoom: 5.5 },
  hu_HU: { lat: 47.2, lng: 19.4, zoom: 7 },
  // Half of them: the country is wider than any map.
  ru_RU: { lat: 55.8, lng: 42.5, zoom: 5 },
  cs_CZ: { lat: 49.8, lng: 15.5, zoom: 7 },
  ua_UA: { lat: 48.8, lng: 30, zoom: 5.5 },
  da_DK: { lat: 56.1, lng: 11, zoom: 6.5 },
  fi_FI: { lat: 62.6, lng: 25.6, zoom: 5 },
  sv_SE: { lat: 59, lng: 15.4, zoom: 5 },
}

/** What the map of the store finder shows before a store or a place is chosen. */
export function startViewOf({ code }: BrandLocale): MapView {
  return START[code]
}
