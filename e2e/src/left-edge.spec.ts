import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Locator } from '@playwright/test'
import { findPageKinds } from './page-kinds.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? Number.NaN)

/** Left edge of the content at each window width; windows have no scroll bar here. */
const EDGES = [
  { width: 1280, left: 70 },
  { width: 1920, left: 240 },
]

for (const brand of [MAIN_BRAND, OTHER_BRAND] as const)
  test(
    `${brand}: header, breadcrumbs and footer of every kind of page have the same left edge (spec §9, containers)`,
    IN_PROOF,
    async ({ page }) => {
      test.slow()
      for (const { kind, url } of findPageKinds(brand)) {
        await page.goto(url)
        const parts = [
          page.getByRole('banner').locator('a > picture > img, a > img').first(),
          page.getByRole('main').locator('nav ol').first(),
          page.getByRole('contentinfo').getByRole('heading').first(),
        ]
        for (const { width, left } of EDGES) {
          await page.setViewportSize({ width, height: 800 })
          const lefts: number[] = []
          for (const part of parts) if (await part.isVisible()) lefts.push(await leftOf(part))
          expect([kind, width, ...new Set(lefts)]).toEqual([kind, width, left])
        }
      }
    },
  )

for (const [at, id] of [`${MAIN_BRAND}/fr_FR`, `${MAIN_BRAND}/de_DE`].entries())
  test(`${id}: the main menu fits in one row at 1200 px`, sampleAt(at), async ({ page }) => {
    const site = findTestSite(id)
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.goto(toUrl(site))
    const items = page.getByRole('navigation', { name: translator(site)('menu.main') }).locator('> ul > li')
    const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(6)
    expect(new Set(tops).size).toBe(1)
  })

/** Pages with one column: the title, and the text or form that visitors came for. */
const COLUMNS = [
  { path: 'haendler-registrierung/anmelden', part: 'main form' },
  { path: 'haeufige-fragen', part: 'main details' },
  { path: 'kontakt', query: '?sent=1', part: 'main [role=status]' },
  { path: 'kontakt', query: '?sent=1', part: 'main nav h2' },
]
for (const { path, query = '', part } of COLUMNS)
  for (const { width } of EDGES)
    test(
      `at ${width} px the title of ${path}${query} has the same left edge as its ${part}`,
      IN_PROOF,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/de_DE`), path) + query)
        const title = await leftOf(page.getByRole('heading', { level: 1 }))
        expect(title).toBeGreaterThan(0)
        expect(await leftOf(page.locator(part).first())).toBe(title)
      },
    )

test('a film is in the text column where headings are beside the text', async ({ page }) => {
  const article = toUrl(findTestSite(`${OTHER_BRAND}/en_GB`), 'feeding-with-care/does-my-cat-drink-enough')
  for (const { width } of EDGES) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(article)
    const text = await leftOf(page.getByRole('main').locator('h2 ~ p, h2 + * p').first())
    expect([width, await leftOf(page.locator('main video'))]).toEqual([width, text])
  }
})
