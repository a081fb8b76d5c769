import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../../demo-brand.ts'
import { readProse } from '../articles/read-prose.ts'
import type { DemoBlock } from '../block-schema.ts'
import { RANGE } from '../catalogue/range-words.ts'
import { fillWords } from '../fill-words.ts'
import type { DemoPageInput, SiteContent } from '../schema.ts'

const LOOKS = {
  tailwell: { theme: '1', picture: 'scene-home', range: 'work-shop' },
  aldergrove: { theme: 'primeval-1', picture: 'grove-still-carrots', range: 'grove-still-squash' },
} as const

/** Makes a site's home page begin with one welcome that has two links, and adds the whole range to its last row of animals. */
export function addWelcome(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { labels } = fillWords(site, readProse(locale))
  if (!labels) return site
  const { theme, picture, range } = ofBrand(LOOKS, locale.brand)
  const all = { title: fillWords(site, RANGE[locale.file]).menu, picture: range, target: 'page:range' }
  return { ...site, pages: site.pages.map((page) => (page.name === 'home' ? toWelcoming(page) : page)) }

  function toWelcoming({ subTitle = '', ...page }: DemoPageInput): DemoPageInput {
    const welcome: DemoBlock = {
      block: 'CtaBanner',
      theme,
      picture,
      title: page.title,
      text: subTitle,
      target: 'page:range',
      button: labels?.findFood,
      second: { target: 'page:stores', button: labels?.findShop ?? '' },
    }
    const rows = page.miniBanners ?? []
    const last = rows.at(-1)
    const isFull = last?.block !== 'MiniBanners' || last.banners.length === 4
    return {
      ...page,
      extras: [welcome],
      miniBanners: isFull ? rows : [...rows.slice(0, -1), { ...last, banners: [...last.banners, all] }],
    }
  }
}
