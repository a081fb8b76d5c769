import { NO_MENUS } from '../no-menus.ts'
import type { DemoPageInput, ProductText, SiteContent } from '../schema.ts'
import { toDemoSearchSettings } from '../search-settings.ts'
import { toSiteSettings } from '../site-settings.ts'
import type { ShortWords } from './short-words.ts'

type SiteLook = {
  about: string
  theme: '7' | '5'
}
export const TAILWELL_LOOK: SiteLook = {
  about: 'scene-about',
  theme: '7',
}
export const ALDERGROVE_LOOK: SiteLook = {
  about: 'grove-hearth',
  theme: '5',
}

type ShortInput = { site: string; file: string; words: ShortWords; look: SiteLook; products: ProductText[] }

/** Makes a site for which only a home page was written; the rest is the same on all sites. */
export function toShortSite({ site, file, words, look, products }: ShortInput): SiteContent {
  return {
    site,
    file,
    pages: toPages(words, look),
    articles: [],
    jobs: [],
    menus: NO_MENUS,
    categories: [],
    products,
    redirects: [],
    searchSettings: toDemoSearchSettings(site, 'page:about'),
    searchSynonyms: [],
    searchFacts: [],
    searchRules: [],
    siteSettings: toSiteSettings(site),
  }
}

function toPages(words: ShortWords, look: SiteLook): DemoPageInput[] {
  const { home, about } = words
  return [
    {
      name: 'home',
      path: '',
      template: 'Homepage',
      title: home.title,
      subTitle: home.subTitle,
      metaDescription: home.meta,
      main: [{ block: 'CtaBanner', theme: look.theme, ...about, target: 'page:about', picture: look.about }],
    },
  ]
}
