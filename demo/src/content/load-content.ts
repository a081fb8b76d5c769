import { factWordsSchema, searchSynonymSchema } from '@menagerie/contract/search-synonyms'
import { findById } from '@menagerie/sites/locales'
import { articleSchema, jobSchema } from './article-schema.ts'
import { findProseFaults } from './articles/find-prose-faults.ts'
import { findWordFaults } from './catalogue/books.ts'
import { type Check, createChecker, refuseFaults } from './check-rows.ts'
import type { CheckedSite, Content } from './checked-content.ts'
import { findClashes } from './find-clashes.ts'
import { findDeadTargets } from './find-dead-targets.ts'
import { findGaps } from './find-gaps.ts'
import { createContentPlaces } from './places.ts'
import { RAW_CONTENT, type RawContent } from './raw-content.ts'
import {
  categorySchema,
  factsSchema,
  menusSchema,
  pageSchema,
  pictureSchema,
  productTextSchema,
  type SiteContent,
} from './schema.ts'
import { searchRuleSchema } from './search/rule-schema.ts'
import { findSynonymFaults } from './search/synonyms.ts'
import {
  authorSchema,
  customerSchema,
  demoSubmissionSchema,
  leafletSchema,
  storeSchema,
  termSchema,
} from './shared-schema.ts'
import { redirectSchema, searchSettingsSchema, siteSettingsSchema } from './site-schema.ts'

let kept: Content | undefined

/** Returns all demo content, checked once per process. Throws all faults at once (file, line, row, field), before anything is written. */
export function loadContent(raw: RawContent = RAW_CONTENT): Content {
  if (raw !== RAW_CONTENT) return checkContent(raw)
  kept ??= checkContent(raw)
  return kept
}

function checkContent(raw: RawContent): Content {
  const { faults, check, checkRows } = createChecker()
  faults.push(...findWordFaults(), ...findSynonymFaults(), ...findProseFaults())
  checkRows('pictures.ts', raw.pictures, pictureSchema, ({ name }) => `picture ${name}`)
  checkRows('terms/codes.ts', raw.terms, termSchema, ({ vocabulary, code }) => `term ${vocabulary}/${code}`)
  checkRows('authors.ts', raw.authors, authorSchema, ({ id }) => `author ${id}`)
  checkRows('products/families/all-families.ts', raw.facts, factsSchema, ({ sku }) => `sku ${sku}`)
  checkRows('leaflets.ts', raw.leaflets, leafletSchema, ({ name }) => `leaflet ${name}`)
  checkRows('stores/stores.ts', raw.stores, storeSchema, ({ name }) => `store ${name}`)
  checkRows('people.ts', raw.customers, customerSchema, ({ company }) => `customer ${company}`)
  checkRows('people.ts', raw.submissions, demoSubmissionSchema, ({ name }) => `sent form ${name}`)
  const sites = raw.sites.flatMap((site) => toCheckedSite(site, check, faults))
  const content = { ...raw, sites }
  if (faults.length === 0) faults.push(...findDeadTargets(content), ...findClashes(content), ...findGaps(content))
  refuseFaults(faults)
  return content
}

function toCheckedSite(raw: SiteContent, check: Check, faults: string[]): CheckedSite[] {
  const { site, file } = raw
  const locale = findById(site)
  if (!locale) {
    faults.push(`demo/src/content/sites.ts, row ${site}: there is no such site`)
    return []
  }
  const places = createContentPlaces({ site, file, language: locale.file })
  const [menus] = check(menusSchema, raw.menus, places.menus)
  const [searchSettings] = check(searchSettingsSchema, raw.searchSettings, places.searchSettings)
  const [siteSettings] = check(siteSettingsSchema, raw.siteSettings, places.siteSettings)
  if (!menus || !searchSettings || !siteSettings) return []
  return [
    {
      locale,
      places,
      menus,
      searchSettings,
      siteSettings,
      pages: raw.pages.flatMap((row) => check(pageSchema, row, places.page(row.name, row.path, row.title))),
      articles: raw.articles.flatMap((row) => check(articleSchema, row, places.article(row.name))),
      jobs: raw.jobs.flatMap((row) => check(jobSchema, row, places.job(row.name))),
      categories: raw.categories.flatMap((row) =>
        check(categorySchema, row, places.category(row.code, row.displayName)),
      ),
      redirects: raw.redirects.flatMap((row) => check(redirectSchema, row, places.redirect(row.from))),
      searchSynonyms: raw.searchSynonyms.flatMap((row) => check(searchSynonymSchema, row, places.searchSynonyms)),
      searchFacts: raw.searchFacts.flatMap((row) => check(factWordsSchema, row, places.searchSynonyms)),
      searchRules: raw.searchRules.flatMap((row) => check(searchRuleSchema, row, places.searchRule(row.name))),
      products: raw.products.flatMap((row) => check(productTextSchema, row, places.product(row.sku))),
    },
  ]
}
