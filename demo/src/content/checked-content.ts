import type { FactWords, SearchSynonym } from '@menagerie/contract/search-synonyms'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { DemoArticle, DemoJob } from './article-schema.ts'
import type { SitePlaces } from './places.ts'
import type { RawContent } from './raw-content.ts'
import type { DemoCategory, DemoMenus, DemoPage, ProductText } from './schema.ts'
import type { DemoSearchRule } from './search/rule-schema.ts'
import type { CheckedRedirect, DemoSearchSettings, DemoSiteSettings } from './site-schema.ts'

export type CheckedSite = {
  locale: BrandLocale
  places: SitePlaces
  pages: DemoPage[]
  articles: DemoArticle[]
  jobs: DemoJob[]
  menus: DemoMenus
  categories: DemoCategory[]
  products: ProductText[]
  redirects: CheckedRedirect[]
  searchSettings: DemoSearchSettings
  searchSynonyms: SearchSynonym[]
  searchFacts: FactWords[]
  searchRules: DemoSearchRule[]
  siteSettings: DemoSiteSettings
}
/** All demo content after its rows have been checked, as `load-content.ts` returns it. */
export type Content = Omit<RawContent, 'sites'> & { sites: CheckedSite[] }
