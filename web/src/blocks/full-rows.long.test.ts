import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/test/chromium.ts'

const WIDTHS = [360, 620, 768, 890, 920, 1024, 1240, 1440]
const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9]
/** The design tokens that rows use. */
const TOKENS = `:root { --space-3: 12px; --space-4: 16px; --space-5: 24px; --soft: 1; --is-large-text: 0; --narrowest-card: 11.25rem }
  ul { list-style: none; margin: 0 16px; padding: 0 } .picture { display: block; background: silver }`

const picture = '<span class="picture"></span>'
const LISTS = [
  { sheet: 'blocks/ContentGrid/ContentGrid', list: 'cards', item: `<li class="card">${picture}</li>` },
  { sheet: 'blocks/CategoryProductGrid/CategoryProductGrid', list: 'tiles" data-columns="2', item: tile() },
  { sheet: 'blocks/CategoryProductGrid/CategoryProductGrid', list: 'tiles" data-columns="3', item: tile() },
  { sheet: 'blocks/MiniBanners/MiniBanners', list: 'banners', item: `<li class="banner">${picture}</li>` },
  { sheet: 'features/embeds/PostPictures', list: 'pictures', item: `<li>${picture}</li>` },
  { sheet: 'features/stores/OnlineStores', list: 'stores', item: `<li class="store">${picture}</li>` },
  {
    sheet: 'features/articles/ArticleCards',
    list: 'cards" data-size="small',
    item: `<li><article class="article">${picture}</article></li>`,
    // Spec §9: fewer than four cards are centred.
    centred: 3,
  },
]

function tile(): string {
  return `<li><a class="tile">${picture}<span class="name">Name</span></a></li>`
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  page = await browser.newPage()
})
afterAll(() => browser.close())

/** Returns whether the last of several rows has one entry with an empty place beside it. */
const hasHole = () =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
    const [first] = places
    const last = places.at(-1)
    if (!first || !last || last.top === first.top) return false
    const countAt = (top: number) => places.filter((each) => Math.abs(each.top - top) < 3).length
    const row = places.filter((each) => Math.abs(each.top - first.top) < 3)
    const width = (row.at(-1)?.right ?? 0) - first.left
    return row.length > 1 && countAt(last.top) === 1 && last.width < width * 0.95
  })

test.each(LISTS)('no entry of $sheet, $list, is alone in the last row', async ({ sheet, list, item, centred }) => {
  const styles = readFileSync(new URL(`../${sheet}.module.css`, import.meta.url), 'utf8')
  const holes: string[] = []
  for (const count of COUNTS.filter((each) => each !== centred)) {
    await page.setContent(`<style>${TOKENS}${styles}</style><ul class="${list}">${item.repeat(count)}</ul>`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      if (await hasHole()) holes.push(`${count} at ${width} px`)
    }
  }
  expect(holes).toEqual([])
})
