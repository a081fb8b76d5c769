import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import { articleSchema, type DemoArticle, type DemoJob, jobSchema } from './article-schema.ts'
import { type Check, createChecker } from './check-rows.ts'
import { findClashes } from './find-clashes.ts'
import { findDeadTargets } from './find-dead-targets.ts'
import { findGaps } from './find-gaps.ts'
import { RAW_CONTENT, type RawContent } from './raw-content.ts'
import {
  categorySchema,
  type DemoCategory,
  type DemoMenus,
  type DemoPage,
  factsSchema,
  menusSchema,
  type ProductText,
  pageSchema,
  pictureSchema,
  productTextSchema,
  type SiteContent,
} from './schema.ts'
import {
  authorSchema,
  customerSchema,
  leafletSchema,
  storeSchema,
  submissionSchema,
  termSchema,
} from './shared-schema.ts'
import {
  type CheckedRedirect,
  type DemoSearchSettings,
  type DemoSiteSettings,
  redirectSchema,
  searchSettingsSchema,
  siteSettingsSchema,
} from './site-schema.ts'

export type CheckedSite = {
  locale: BrandLocale
  pages: DemoPage[]
  articles: DemoArticle[]
  jobs: DemoJob[]
  menus: DemoMenus
  categories: DemoCategory[]
  products: ProductText[]
  redirects: CheckedRedirect[]
  searchSettings: DemoSearchSettings
  siteSettings: DemoSiteSettings
}
export type Content = Omit<RawContent, 'sites'> & { sites: CheckedSite[] }

/** All demo content, checked. Throws with every fault at once (file, row, field), before anything is written. */
export function loadContent(raw: RawContent = RAW_CONTENT): Content {
  const { faults, check, checkRows } = createChecker()
  checkRows('pictures.ts', raw.pictures, pictureSchema, ({ name }) => name)
  checkRows('terms/terms.ts', raw.terms, termSchema, ({ vocabulary, code }) => `${vocabulary}/${code}`)
  checkRows('authors.ts', raw.authors, authorSchema, ({ id }) => id)
  checkRows('products/facts.ts', raw.facts, factsSchema, ({ sku }) => `sku ${sku}`)
  checkRows('leaflets.ts', raw.leaflets, leafletSchema, ({ name }) => name)
  checkRows('stores/stores.ts', raw.stores, storeSchema, ({ name }) => name)
  checkRows('people.ts', raw.customers, customerSchema, ({ company }) => company)
  checkRows('people.ts', raw.submissions, submissionSchema, ({ name }) => name)
  const sites = raw.sites.flatMap((site) => toCheckedSite(site, check, faults))
  const content = { ...raw, sites }
  if (faults.length === 0) faults.push(...findDeadTargets(content), ...findClashes(content), ...findGaps(content))
  if (faults.length > 0)
    throw new Error(`The demo content has ${faults.length} fault(s); nothing was written.\n${faults.join('\n')}`)
  return content
}

function toCheckedSite(raw: SiteContent, check: Check, faults: string[]): CheckedSite[] {
  const { site, file } = raw
  const locale = findById(site)
  if (!locale) {
    faults.push(`demo/src/content/sites.ts, row ${site}: there is no such site`)
    return []
  }
  const own = `${locale.brand}.${locale.file}.ts`
  const of = (folder: string, name: string, what: string) => ({ file: `${folder}${name}`, row: `${what} of ${site}` })
  const [menus] = check(menusSchema, raw.menus, of('pages/', file, 'menus'))
  const [searchSettings] = check(searchSettingsSchema, raw.searchSettings, of('', 'search-settings.ts', 'settings'))
  const [siteSettings] = check(siteSettingsSchema, raw.siteSettings, of('', 'site-settings.ts', 'settings'))
  if (!menus || !searchSettings || !siteSettings) return []
  return [
    {
      locale,
      menus,
      searchSettings,
      siteSettings,
      pages: raw.pages.flatMap((row) => check(pageSchema, row, of('pages/', file, `page ${row.name}`))),
      articles: raw.articles.flatMap((row) => check(articleSchema, row, of('articles/', own, `article ${row.name}`))),
      jobs: raw.jobs.flatMap((row) => check(jobSchema, row, of('jobs/', own, `job ${row.name}`))),
      categories: raw.categories.flatMap((row) =>
        check(categorySchema, row, of('pages/', file, `category ${row.code}`)),
      ),
      redirects: raw.redirects.flatMap((row) => check(redirectSchema, row, of('', 'redirects.ts', `from ${row.from}`))),
      products: raw.products.flatMap((row, index) =>
        check(productTextSchema, row, of('products/', file, `${index + 1} (sku ${row.sku})`)),
      ),
    },
  ]
}
