import { BRAND_LOCALES } from '@menagerie/brands/locales'
import { crawlSites } from '@menagerie/proof/crawl/crawl-sites'
import { type CrawledPage, pageKindOf } from '@menagerie/proof/crawl/crawled-page'
import { expect } from '@playwright/test'
import { sitePorts } from './sites.ts'
import { test } from './test.ts'

const PICTURES = 20

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

test('every page of the 23 sites that links lead to is as it should be (spec §1, §2)', async () => {
  const { crawl, files, faults } = await crawlSites(
    { mode: 'local', ports: sitePorts },
    {
      sites: BRAND_LOCALES,
      maxPagesPerSite: Number.POSITIVE_INFINITY,
      maxPictures: PICTURES,
      isHtmlChecked: isFirstOfItsKind(),
      sourceOf: () => undefined,
    },
  )
  expect(faults).toEqual([])
  expect(new Set([...crawl.pages.values()].map(({ site }) => site.id)).size).toBe(BRAND_LOCALES.length)
  expect(crawl.pages.size).toBeGreaterThan(200)
  expect(files.size).toBeGreaterThan(PICTURES)
})
