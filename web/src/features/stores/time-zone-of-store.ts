import findZone from '@photostructure/tz-lookup'
import type { Store } from './load-stores.ts'

/** Zones of countries with one zone, or of their capital: for stores without a position. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  HU: 'Europe/Budapest',
  UA: 'Europe/Kyiv',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  SE: 'Europe/Stockholm',
  SK: 'Europe/Bratislava',
  GR: 'Europe/Athens',
  LV: 'Europe/Riga',
}

/** Returns the time zone of the opening hours; undefined where it could be one of several. */
export function timeZoneOfStore({ position, body }: Pick<Store, 'position' | 'body'>): string | undefined {
  return position ? findZone(position.lat, position.lng) : BY_COUNTRY[body.country]
}
