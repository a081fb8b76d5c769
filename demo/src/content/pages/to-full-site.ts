import type { AnimalKind } from '../../pictures/palette.ts'
import { NO_MENUS } from '../no-menus.ts'
import { toRedirects } from '../redirects.ts'
import type { SiteContent } from '../schema.ts'
import { toDemoSearchSettings } from '../search-settings.ts'
import { toSiteSettings } from '../site-settings.ts'
import type { FullInput } from './full-input.ts'
import { toFullPages } from './to-full-pages.ts'

/** Makes a site with all products of its brand, and a page per animal. */
export function toFullSite<A extends AnimalKind>(input: FullInput<A>): SiteContent {
  const { site, file, products } = input
  return {
    site,
    file,
    products,
    pages: toFullPages(input),
    articles: [],
    jobs: [],
    categories: [],
    menus: NO_MENUS,
    redirects: toRedirects(site, products),
    searchSettings: toDemoSearchSettings(site, 'page:care'),
    searchSynonyms: [],
    searchFacts: [],
    searchRules: [],
    siteSettings: toSiteSettings(site),
  }
}
