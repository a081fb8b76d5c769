import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findCountryFacts } from '@menagerie/sites/countries'
import { factsOf } from '@menagerie/sites/site-facts'

export type MapView = { lat: number; lng: number; zoom: number }

const ALL: MapView = { lat: 30, lng: 0, zoom: 2 }

/** Returns the view of the map before a store or a place is chosen: from the company's folder, else of the site's country. */
export function startViewOf(site: BrandLocale): MapView {
  return factsOf(site).map ?? findCountryFacts(site.country, site.international)?.map ?? ALL
}
