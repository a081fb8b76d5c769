import { findById } from '@menagerie/sites/locales'
import type { OverviewProse } from '../articles/prose-schema.ts'
import { readProse } from '../articles/read-prose.ts'
import type { DemoBlock } from '../block-schema.ts'
import { fillCompany } from '../fill-company.ts'
import { fillWords } from '../fill-words.ts'
import type { DemoPageInput, SiteContent } from '../schema.ts'
import { HOUSE_PAGES, HOUSE_PICTURES, type HousePage } from './house-pages.ts'
import { toFaqBlocks } from './to-faq-blocks.ts'

/** Adds the company's pages to a site. A page that already has blocks (films, banners) gets the words above them. */
export function addHousePages(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { overviews } = fillCompany(site, fillWords(site, readProse(locale)))
  const house = HOUSE_PAGES.flatMap((name): DemoPageInput[] => {
    const words = overviews[name]
    if (!words) return []
    const own = site.pages.find((page) => page.name === name)
    const picture = HOUSE_PICTURES[name]?.[locale.brand]
    return [{ ...(picture && { template: 'ContentPage', picture }), ...own, ...toPage(name, words, own?.main) }]
  })
  const names = new Set(house.map(({ name }) => name))
  const others = site.pages.filter(({ name }) => !names.has(name))
  // After the home page, because pages that link to these must be written later.
  return { ...site, pages: others.toSpliced(1, 0, ...house) }
}

function toPage(name: HousePage, words: OverviewProse, others: readonly DemoBlock[] = []) {
  const { path, title, subTitle, meta, body } = words
  const said: DemoBlock[] = name === 'faq' ? toFaqBlocks(body) : [{ block: 'RichText', content: body }]
  const main = [...said, ...others]
  return { name, path, title, subTitle, shortDescription: subTitle, metaDescription: meta, main }
}
