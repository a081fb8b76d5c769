import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { crawlSites } from '@menagerie/proof/crawl/crawl-sites'
import { type CrawledPage, pageKindOf } from '@menagerie/proof/crawl/crawled-page'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { expect } from '@playwright/test'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, sitePorts } from './sites.ts'
import { test } from './test.ts'

const PICTURES = 20
const PAGES_IN_FRONT = 6
/** Number of pages of one site: the first ones that links lead to. */
const PAGES = 60

/** The slow checker of HTML looks at one page of each kind in each brand and language. */
function isFirstOfItsKind(): (page: CrawledPage) => boolean {
  const seen = new Set<string>()
  return (page) => {
    const kind = `${page.site.brand} ${page.site.file} ${pageKindOf(page)}`
    if (seen.has(kind)) return false
    seen.add(kind)
    return true
  }
}

const crawl = (sites: readonly BrandLocale[], maxPagesPerSite: number) =>
  crawlSites(
    { mode: 'local', ports: sitePorts },
    { sites, maxPagesPerSite, maxPictures: PICTURES, isHtmlChecked: isFirstOfItsKind(), sourceOf: () => undefined },
  )

// A sample; `npm run proof -- crawl` reads all pages of all sites (reading 39).
test('a crawl of the first pages of each of the 23 sites finds no faults (spec §1, §2)', IN_PROOF, async () => {
  test.setTimeout(240_000)
  const { crawl: found, files, faults } = await crawl(BRAND_LOCALES, PAGES_IN_FRONT)
  expect(faults).toEqual([])
  expect(new Set([...found.pages.values()].map(({ site }) => site.id)).size).toBe(BRAND_LOCALES.length)
  expect(found.pages.size).toBeGreaterThan(BRAND_LOCALES.length * 2)
  expect(files.size).toBeGreaterThan(PICTURES)
})

for (const [at, id] of [`${MAIN_BRAND}/ru_RU`, `${OTHER_BRAND}/it_IT`].entries())
  test(`a crawl along the links from the home page of ${id} finds no faults`, sampleAt(at, 1), async () => {
    test.setTimeout(240_000)
    const { crawl: found, faults } = await crawl([findTestSite(id)], PAGES)
    expect(faults).toEqual([])
    expect(found.pages.size).toBeGreaterThan(30)
  })
