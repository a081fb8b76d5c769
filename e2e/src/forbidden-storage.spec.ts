import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { translator } from '@menagerie/sites/messages'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { expect, type Page } from '@playwright/test'
import { forbidStorage } from './forbid-storage.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(site)
const content = findContent()

function findContent() {
  const found = loadContent().sites.find(({ locale }) => locale.id === site.id)
  if (!found) throw new Error('The demo has no such site')
  return found
}

/** Simulates a browser with no storage space left. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

async function openContact(page: Page) {
  await page.goto(toUrl(site, content.pages.find(({ template }) => template === 'ContactPage')?.path))
  return page.getByRole('form', { name: t('contact.formTitle') })
}

for (const [at, [what, spoil]] of (
  [
    ['forbidden', forbidStorage],
    ['full', fillStorage],
  ] as const
).entries())
  test.describe(`where storage is ${what}, pages work but remember nothing`, sampleAt(at), () => {
    test.use({ viewport: { width: 1280, height: 900 } })
    test.beforeEach(({ page }) => page.addInitScript(spoil))

    test('the header search suggests terms, shows hits and opens the results', IN_PROOF, async ({ page }) => {
      await page.goto(toUrl(site))
      const field = page.locator('header input[name=query]:visible').first()
      await field.focus()
      const popular = page.getByRole('group', { name: t('search.popular'), exact: true })
      await expect(popular.getByRole('option').first()).toBeVisible()
      await field.fill('Lachs')
      const products = page.getByRole('group', { name: t('search.products'), exact: true })
      await expect(products.getByRole('option').first()).toBeVisible()
      await field.press('Enter')
      await expect(page).toHaveURL(/query=Lachs/)
    })

    test('products of a list can be compared, and product pages open', async ({ page }) => {
      await page.goto(toUrl(site, fixedPagePath(site, 'product-search')))
      const links = page.locator('a[data-compare]')
      await links.nth(0).click()
      await links.nth(1).click()
      const tray = page.getByRole('region', { name: t('compare.title') })
      await expect(tray.getByRole('listitem')).toHaveCount(2)
      await tray.getByRole('link').click()
      await expect(page).toHaveURL(/sku=\d+&sku=\d+/)
      for (const { url_slug: slug, url_key: key } of content.products.slice(0, 2)) {
        await page.goto(toUrl(site, `${slug}/${key}`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
      }
    })

    test('the contact form checks its fields and can be filled in', IN_PROOF, async ({ page }) => {
      const form = await openContact(page)
      await form.getByLabel(t('contact.email')).fill('ann@example')
      await form.getByLabel(t('contact.message')).click()
      await expect(form.getByText(t('form.emailWarning'))).toBeVisible()
      await form.getByLabel(t('contact.email')).fill('ann@müller.example')
      await form.getByLabel(t('contact.message')).fill('Guten Tag')
      await expect(form.getByRole('button', { name: t('contact.send') })).toBeEnabled()
    })

    test('the store finder suggests places and searches', IN_PROOF, async ({ page }) => {
      await page.goto(toUrl(site, storeFinderPath(site)))
      const field = page.getByLabel(t('stores.search'))
      await field.fill('Berlin')
      await expect(page.getByRole('option').first()).toBeVisible()
      await field.press('Enter')
      await expect(page).toHaveURL(/place=Berlin/)
    })
  })

test.describe('where storage is forbidden, a first visit from another country', () => {
  test.use({ isFirstVisit: true, extraHTTPHeaders: { 'X-Forwarded-For': '193.0.0.1' } })

  test('shows the country question, and an answer closes it', IN_PROOF, async ({ page }) => {
    await page.addInitScript(forbidStorage)
    await page.goto(toUrl(site))
    const box = page.getByRole('dialog').filter({ has: page.getByRole('status') })
    await expect(box).toBeVisible()
    await box.getByRole('button', { name: t('locale.stay') }).click()
    await expect(box).toHaveCount(0)
  })
})
