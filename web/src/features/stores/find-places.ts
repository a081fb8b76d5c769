import { hasWords } from '@menagerie/contract/clean-text'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { Geocode } from '../../platform/geocode.ts'
import type { PlacesOf, VisitorPlace } from '../../platform/place.ts'
import type { Store } from './load-stores.ts'
import { foldPlaceName } from './places/fold.ts'
import { WORLD } from './places/place-file.ts'

/** `stores` are asked for only where a name alone tells nothing: there may be thousands. */
type Options = { site: BrandLocale; places: PlacesOf; stores: () => readonly Store[]; limit: number }

/** What a visitor may mean, the best first: towns of the site's country (of all in en_US), and where its stores stand. Signs alone mean none. */
export function findPlaces(text: string, { site, places, stores, limit }: Options): VisitorPlace[] {
  if (!hasWords(text)) return []
  const country = isInternational(site) ? WORLD : site.country
  const towns = places(country)?.find(text, { language: site.file, limit }) ?? []
  if (!/\d/.test(text) && towns.length > 0) return towns
  return [...findAtStores(text, stores()), ...towns].slice(0, limit)
}

/** What a service says that a visitor may mean; limited like the index. Empty: ask `findPlaces`. */
export async function askPlaces(
  text: string,
  { site, geocode, ...question }: { site: BrandLocale; geocode: Geocode | undefined; for: 'search' | 'suggestions' },
): Promise<readonly VisitorPlace[]> {
  if (geocode === undefined || !hasWords(text)) return []
  return geocode({ text, country: isInternational(site) ? undefined : site.country, language: site.iso, ...question })
}

const LEAST_OF_POSTCODE = 2

/** Postcodes and towns that a store has in its address: the only ones of their kind that are known. */
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

/** What a store is found by; made once, as each letter asks for those of all stores. */
function toTellers(body: Store['body']): readonly string[] {
  const known = kept.get(body)
  if (known) return known
  const { postal_code: code = '', city = '' } = body
  const tellers = [code, city, `${code} ${city}`].map(squeeze).filter((each) => each !== '')
  kept.set(body, tellers)
  return tellers
}

const squeeze = (text: string) => foldPlaceName(text).replaceAll(' ', '')

/** `Utrecht, Utrecht`; abroad also of which country. It finds the same place again. */
export function toPlaceLabel({ name, region, country }: VisitorPlace, site: BrandLocale): string {
  const land = isInternational(site) ? country : undefined
  return [name, region, land].filter(Boolean).join(', ')
}
