import type { DemoMenus, DemoPageInput, ProductText, SiteContent } from '../schema.ts'
import { toDemoSearchSettings } from '../search-settings.ts'
import { toSiteSettings } from '../site-settings.ts'
import type { ShortWords } from './short-words.ts'

type Look = {
  hero: string
  about: string
  theme: '1' | 'primeval-1'
}
export const TAILWELL_LOOK: Look = {
  hero: 'scene-home',
  about: 'scene-about',
  theme: '1',
}
export const ALDERGROVE_LOOK: Look = {
  hero: 'grove-home',
  about: 'grove-kitchen',
  theme: 'primeval-1',
}

type ShortInput = { site: string; file: string; words: ShortWords; look: Look; products: ProductText[] }

/** A site whose editors have written three pages and its menus; what it sells comes with the catalogue. */
export function toShortSite({ site, file, words, look, products }: ShortInput): SiteContent {
  return {
    site,
    file,
    pages: toPages(words, look),
    articles: [],
    jobs: [],
    menus: toMenus(words),
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
  const { home, hero, about, privacy, terms } = words
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
    {
      name: 'about',
      path: about.path,
      template: 'ContentPage',
      picture: look.about,
      title: about.title,
      metaDescription: about.meta,
      main: [{ block: 'RichText', content: about.content }],
    },
    toRulesPage('privacy', privacy),
    ...(terms ? [toRulesPage('terms', terms)] : []),
  ]
}

function toRulesPage(name: string, { path, title, meta, content }: ShortWords['privacy']): DemoPageInput {
  return { name, path, title, metaDescription: meta, main: [{ block: 'RichText', content }] }
}

function toMenus({ about, privacy, terms, menu }: ShortWords): DemoMenus {
  const toHome = { title: menu.home, target: 'page:home' }
  const toAbout = { title: about.title, target: 'page:about' }
  const toPrivacy = { title: privacy.title, target: 'page:privacy' }
  return {
    top: [toAbout],
    header: [toHome, { ...toAbout, icon: 'about' }],
    footer: [{ title: menu.brand, items: [toHome, toAbout, toPrivacy] }],
    bottom: [toPrivacy, ...(terms ? [{ title: terms.title, target: 'page:terms' }] : [])],
  }
}
