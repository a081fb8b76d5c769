import { NO_MENUS } from '../no-menus.ts'
import type { DemoPageInput, ProductText, SiteContent } from '../schema.ts'
import { toSearchSettings } from '../search-settings.ts'
import { toSiteSettings } from '../site-settings.ts'
import type { ShortWords } from './short-words.ts'

type Look = {
  hero: string
  theme: '1' | 'primeval-1'
}
export const TAILWELL_LOOK: Look = {
  hero: 'scene-home',
  theme: '1',
}
export const ALDERGROVE_LOOK: Look = {
  hero: 'grove-home',
  theme: 'primeval-1',
}

type ShortInput = { site: string; file: string; words: ShortWords; look: Look; products: ProductText[] }

/** A site whose editors have written its home page; the rest is alike on all sites. */
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

function toPages(words: ShortWords, look: Look): DemoPageInput[] {
  const { home, hero } = words
  return [
    {
      name: 'home',
      path: '',
      template: 'Homepage',
      title: home.title,
      subTitle: home.subTitle,
      metaDescription: home.meta,
      extras: [{ block: 'CtaBanner', theme: look.theme, ...hero, target: 'page:about', picture: look.hero }],
      main: [{ block: 'RichText', content: home.intro }],
    },
  ]
}
