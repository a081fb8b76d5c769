import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findCountryFacts } from '@menagerie/sites/countries'
import { factsOf } from '@menagerie/sites/site-facts'

export type MapView = { lat: number; lng: number; zoom: number }

const ALL: MapView = { lat: 30, lng: 0, zoom: 2 }

/** What the map of the store finder shows before a store or a place is chosen: what the company says, else the site's country. */
export function startViewOf(site: BrandLocale): MapView {
  return factsOf(site).map ?? findCountryFacts(site.country, site.international)?.map ?? ALL
}
