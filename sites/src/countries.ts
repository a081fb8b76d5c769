type CountryFacts = {
  /** Time zone of its capital. */
  timeZone: string
  /** What a map of all its shops shows at 900 × 640 px, chosen by the size of the country and where its people live. */
  map: { lat: number; lng: number; zoom: number }
}

/** What is true of a country for every company, by ISO 3166-1 alpha-2. For a country that is missing here, a company's folder has to say it. */
const COUNTRIES: Readonly<Record<string, CountryFacts>> = {
  AT: { timeZone: 'Europe/Vienna', map: { lat: 47.6, lng: 13.6, zoom: 6.5 } },
  BE: { timeZone: 'Europe/Brussels', map: { lat: 50.6, lng: 4.6, zoom: 7.5 } },
  BG: { timeZone: 'Europe/Sofia', map: { lat: 42.7, lng: 25.3, zoom: 6.5 } },
  CH: { timeZone: 'Europe/Zurich', map: { lat: 46.9, lng: 8.2, zoom: 7 } },
  CZ: { timeZone: 'Europe/Prague', map: { lat: 49.8, lng: 15.5, zoom: 7 } },
  DE: { timeZone: 'Europe/Berlin', map: { lat: 51.1, lng: 10.3, zoom: 5.5 } },
  DK: { timeZone: 'Europe/Copenhagen', map: { lat: 56.1, lng: 11, zoom: 6.5 } },
  EE: { timeZone: 'Europe/Tallinn', map: { lat: 58.7, lng: 25.5, zoom: 7 } },
  ES: { timeZone: 'Europe/Madrid', map: { lat: 39.9, lng: -3.6, zoom: 5.5 } },
  FI: { timeZone: 'Europe/Helsinki', map: { lat: 62.6, lng: 25.6, zoom: 5 } },
  FR: { timeZone: 'Europe/Paris', map: { lat: 46.7, lng: 2.4, zoom: 5.5 } },
  GB: { timeZone: 'Europe/London', map: { lat: 53.4, lng: -2.2, zoom: 5.5 } },
  GR: { timeZone: 'Europe/Athens', map: { lat: 38.6, lng: 23.6, zoom: 6 } },
  HR: { timeZone: 'Europe/Zagreb', map: { lat: 44.7, lng: 16.3, zoom: 6.5 } },
  HU: { timeZone: 'Europe/Budapest', map: { lat: 47.2, lng: 19.4, zoom: 7 } },
  IE: { timeZone: 'Europe/Dublin', map: { lat: 53.3, lng: -7.8, zoom: 6.5 } },
  IT: { timeZone: 'Europe/Rome', map: { lat: 42.3, lng: 12.4, zoom: 5.5 } },
  LT: { timeZone: 'Europe/Vilnius', map: { lat: 55.2, lng: 23.9, zoom: 7 } },
  LU: { timeZone: 'Europe/Luxembourg', map: { lat: 49.8, lng: 6.1, zoom: 8 } },
  LV: { timeZone: 'Europe/Riga', map: { lat: 56.9, lng: 24.8, zoom: 7 } },
  NL: { timeZone: 'Europe/Amsterdam', map: { lat: 52.2, lng: 5.4, zoom: 7 } },
  NO: { timeZone: 'Europe/Oslo', map: { lat: 60.9, lng: 9.3, zoom: 5 } },
  PL: { timeZone: 'Europe/Warsaw', map: { lat: 52.1, lng: 19.1, zoom: 5.5 } },
  PT: { timeZone: 'Europe/Lisbon', map: { lat: 39.6, lng: -8.2, zoom: 6 } },
  RO: { timeZone: 'Europe/Bucharest', map: { lat: 45.8, lng: 25, zoom: 6 } },
  // Half of the country: all of it is wider than any map.
  RU: { timeZone: 'Europe/Moscow', map: { lat: 55.8, lng: 42.5, zoom: 5 } },
  SE: { timeZone: 'Europe/Stockholm', map: { lat: 59, lng: 15.4, zoom: 5 } },
  SI: { timeZone: 'Europe/Ljubljana', map: { lat: 46.1, lng: 14.8, zoom: 7.5 } },
  SK: { timeZone: 'Europe/Bratislava', map: { lat: 48.7, lng: 19.6, zoom: 7 } },
  UA: { timeZone: 'Europe/Kyiv', map: { lat: 48.8, lng: 30, zoom: 5.5 } },
  US: { timeZone: 'America/New_York', map: { lat: 38.5, lng: -96, zoom: 4 } },
}

/** The international site belongs to no country: it uses UTC and shows the whole world (spec §9: zoom 2). */
const WORLD: CountryFacts = { timeZone: 'UTC', map: { lat: 30, lng: 0, zoom: 2 } }

/** Returns undefined for a country whose facts the company has to write into its folder. */
export function findCountryFacts(country: string, isInternational: boolean): CountryFacts | undefined {
  return isInternational ? WORLD : COUNTRIES[country]
}
