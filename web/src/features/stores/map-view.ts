import type { BrandLocale, LocaleCode } from '@menagerie/brands/brand-locale'

export type MapView = { lat: number; lng: number; zoom: number }

/** Spec §9: zoom 2 for the international locale, 5 to 8 elsewhere, by the size of the country. */
const START: Readonly<Record<LocaleCode, MapView>> = {
  en_US: { lat: 30, lng: 0, zoom: 2 },
  es_ES: { lat: 40.2, lng: -3.7, zoom: 6 },
  en_GB: { lat: 54.3, lng: -2.6, zoom: 6 },
  nl_NL: { lat: 52.2, lng: 5.4, zoom: 7 },
  no_NO: { lat: 64.6, lng: 13.4, zoom: 5 },
  fr_FR: { lat: 46.6, lng: 2.5, zoom: 6 },
  de_DE: { lat: 51.2, lng: 10.4, zoom: 6 },
  fr_BE: { lat: 50.6, lng: 4.6, zoom: 8 },
  nl_BE: { lat: 50.6, lng: 4.6, zoom: 8 },
  pl_PL: { lat: 52.1, lng: 19.3, zoom: 6 },
  it_IT: { lat: 42.2, lng: 12.6, zoom: 6 },
  hu_HU: { lat: 47.2, lng: 19.4, zoom: 7 },
  // Where its people live: the middle of the country is forest.
  ru_RU: { lat: 55.8, lng: 42.5, zoom: 5 },
  cs_CZ: { lat: 49.8, lng: 15.5, zoom: 7 },
  ua_UA: { lat: 48.6, lng: 31.2, zoom: 6 },
  da_DK: { lat: 56, lng: 10.6, zoom: 7 },
  fi_FI: { lat: 64.5, lng: 26.2, zoom: 5 },
  sv_SE: { lat: 62.6, lng: 16.3, zoom: 5 },
}

/** What the map of the store finder shows before a store or a place is chosen. */
export function startViewOf({ code }: BrandLocale): MapView {
  return START[code]
}
