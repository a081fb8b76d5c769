import { hasWords } from '@menagerie/contract/clean-text'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { Geocode } from '../../platform/geocode.ts'
import type { PlacesOf, VisitorPlace } from '../../platform/place.ts'
import type { Store } from './load-stores.ts'
import { foldPlaceName } from './places/fold.ts'
import { WORLD } from './places/place-file.ts'

/** `stores` is only called where towns' names do not suffice: there may be thousands of stores. */
type Options = { site: BrandLocale; places: PlacesOf; stores: () => readonly Store[]; limit: number }

/** Returns the places that a visitor may mean, the best first: towns of the site's country (of all countries in en_US), and postcodes of its stores. Empty for punctuation alone. */
export function findPlaces(text: string, { site, places, stores, limit }: Options): VisitorPlace[] {
  if (!hasWords(text)) return []
  const country = isInternational(site) ? WORLD : site.country
  const towns = places(country)?.find(text, { language: site.file, limit }) ?? []
  if (!/\d/.test(text) && towns.length > 0) return towns
  return [...findAtStores(text, stores()), ...towns].slice(0, limit)
}

/** Asks a geocoder which places a visitor may mean; limited to the same country as the index. Empty: callers use `findPlaces`. */
export async function askPlaces(
  text: string,
  { site, geocode, ...question }: { site: BrandLocale; geocode: Geocode | undefined; for: 'search' | 'suggestions' },
): Promise<readonly VisitorPlace[]> {
  if (geocode === undefined || !hasWords(text)) return []
  return geocode({ text, country: isInternational(site) ? undefined : site.country, language: site.iso, ...question })
}

const LEAST_OF_POSTCODE = 2

/** Finds postcodes and towns in stores' addresses, the only postcodes that are known. */
function findAtStores(text: string, stores: readonly Store[]): VisitorPlace[] {
  const query = squeeze(text)
  if (query.length < LEAST_OF_POSTCODE) return []
  const found = new Map<string, VisitorPlace>()
  for (const { position, body } of stores) {
    if (position === undefined || !toTellers(body).some((each) => each.startsWith(query))) continue
    const { postal_code: code = '', city = '', country } = body
    const name = `${code} ${city}`.trim()
    if (!found.has(name)) found.set(name, { ...position, name, country })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const kept = new WeakMap<Store['body'], readonly string[]>()

/** Returns the keys by which a store's address is found; cached, as each letter needs those of all stores. */
function toTellers(body: Store['body']): readonly string[] {
  const known = kept.get(body)
  if (known) return known
  const { postal_code: code = '', city = '' } = body
  const tellers = [code, city, `${code} ${city}`].map(squeeze).filter((each) => each !== '')
  kept.set(body, tellers)
  return tellers
}

const squeeze = (text: string) => foldPlaceName(text).replaceAll(' ', '')

/** Returns a label such as `Utrecht, Utrecht`; on the international site with the country. Searching for it finds the same place. */
export function toPlaceLabel({ name, region, country }: VisitorPlace, site: BrandLocale): string {
  const land = isInternational(site) ? country : undefined
  return [name, region, land].filter(Boolean).join(', ')
}
