import type { AnimalKind } from '../../pictures/palette.ts'
import { toRedirects } from '../redirects.ts'
import type { DemoCategoryInput, SiteContent } from '../schema.ts'
import { toDemoSearchSettings } from '../search-settings.ts'
import { toSiteSettings } from '../site-settings.ts'
import { type FullInput, skusFor } from './full-input.ts'
import type { FullAnimal } from './full-look.ts'
import { toFullMenus } from './to-full-menus.ts'
import { toFullPages } from './to-full-pages.ts'

/** A site with all products of its brand, a page per animal, and its menus. */
export function toFullSite<A extends AnimalKind>(input: FullInput<A>): SiteContent {
  const { site, file, products } = input
  return {
    site,
    file,
    products,
    pages: toFullPages(input),
    articles: [],
    jobs: [],
    categories: input.look.animals.map((animal) => toCategory(input, animal)),
    menus: toFullMenus(input),
    redirects: toRedirects(site, products),
    searchSettings: toDemoSearchSettings(site, 'page:care'),
    searchSynonyms: [],
    searchFacts: [],
    searchRules: [],
    siteSettings: toSiteSettings(site),
  }
}

function toCategory<A extends AnimalKind>(input: FullInput<A>, animal: FullAnimal<A>): DemoCategoryInput {
  return {
    code: animal.page,
    displayName: input.words.animals[animal.kind].menu,
    page: animal.page,
    picture: animal.scene,
    products: skusFor(input, animal.kind),
  }
}
