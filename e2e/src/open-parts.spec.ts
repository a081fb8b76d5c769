import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, TEST_WIDTHS, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const PASSWORD = 'otters hold hands asleep'
const SHOP = { company: 'Otter & Sons', address: 'Mill Lane 4', postcode: 'LS1 4AB', city: 'Leeds', name: 'Ann Otter' }

async function expectNoViolations(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${state}: ${id}: ${html}`))
  expect(found).toEqual([])
}

/** Finds a product of the demo with pictures sent by customers. */
function findPictured(): string {
  const products = loadContent().sites.find(({ locale }) => locale.id === site.id)?.products ?? []
  const found = products.find((product) => 'customer_pictures' in product && product.flowbox_enabled)
  if (found === undefined) throw new Error('The demo has no such product')
  return toUrl(site, `${found.url_slug}/${found.url_key}`)
}

for (const [at, width] of TEST_WIDTHS.entries())
  test.describe(`parts that open on a page have no axe violations at ${width} px`, sampleAt(at), () => {
    test.use({ viewport: { width, height: 800 } })

    test('the messages to an account that waits for approval', IN_PROOF, async ({ page }) => {
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${40 + at}` })
      const email = `${randomUUID()}@shop.example`
      await page.goto(toUrl(site, fixedPagePath(site, 'register')))
      const fields = { ...SHOP, email, password: PASSWORD, password_confirmation: PASSWORD }
      for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
      await page.getByRole('button', { name: t('portal.sendApplication') }).click()
      await expect(page.getByText(t('auth.registered'))).toBeVisible()
      await expectNoViolations(page, 'sent')
      await page.goto(toUrl(site, fixedPagePath(site, 'login')))
      await page.locator('main [name=email]').fill(email)
      await page.locator('main [name=password]').fill(PASSWORD)
      await page
        .locator('main')
        .getByRole('button', { name: t('account.logIn') })
        .click()
      await expect(page.getByRole('status').filter({ hasText: SHOP.company })).toBeVisible()
      await expectNoViolations(page, 'waits')
    })

    test('pictures of customers and an enlarged picture', IN_PROOF, async ({ page }) => {
      await page.goto(findPictured())
      await expectNoViolations(page, 'product')
      await page.locator('[data-zoom] a').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page, 'enlarged')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('the compare tray and the filters over a list', IN_PROOF, async ({ page }) => {
      await page.goto(toUrl(site, fixedPagePath(site, 'product-search')))
      const links = page.locator('a[data-compare]')
      await links.nth(0).click()
      await expectNoViolations(page, 'one to compare')
      await links.nth(1).click()
      await expect(page.getByRole('region', { name: t('compare.title') })).toBeVisible()
      await expectNoViolations(page, 'two to compare')
      // From 1200 px on the filters are beside the list.
      const filters = page.getByRole('button', { name: t('filter.title'), exact: true })
      if (width < 1_200) {
        await filters.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoViolations(page, 'filters')
      }
    })
  })

test.describe('a first visit from another country', () => {
  test.use({ isFirstVisit: true, extraHTTPHeaders: { 'X-Forwarded-For': '193.0.0.1' } })

  for (const width of TEST_WIDTHS)
    test(`shows the country question without axe violations at ${width} px`, IN_PROOF, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(toUrl(site))
      await expect(page.getByRole('dialog').filter({ has: page.getByRole('status') })).toBeVisible()
      await expectNoViolations(page, 'country')
    })
})
