import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { test } from '../test.ts'

/** The studio of a busy machine takes its time. */
const SOON = { timeout: 60_000 }
const SKU = '7700001'

const HEAD = 'Nummer;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL;flavor'
const toTable = (name: string, price: string) =>
  `${HEAD}\r\n${SKU};Brok;tailwell;${price};${name};honden/invoer;Everzwijn\r\n`

async function upload(page: Page, table: string) {
  const file = { name: 'catalogus.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('Table, or a ZIP with one').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toContainText('Checked', SOON)
}

test.describe('a catalogue by file, in the studio (spec §2, §6)', () => {
  test.setTimeout(240_000)

  test('columns and words are mapped and kept, a difference is walked through, and what is saved is on the site', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/import`)
    await upload(page, toTable('Ingevoerde brok', '12,50'))
    await expect(page.getByText('7 columns, 1 that are no field yet')).toBeVisible()
    await page.getByLabel('Field of Nummer').fill('sku')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('words that are no terms')).toBeVisible(SOON)
    await page.getByLabel('Term for Everzwijn').fill('salmon')
    await page.getByLabel('Keep as').fill('Voorbeeld-PIM')
    await page.getByRole('button', { name: 'Keep mapping' }).click()
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Import 1 products' }).click(SOON)
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toContainText('Saved', SOON)
    const address = toUrl(findTestSite('tailwell/nl_NL'), 'honden/invoer/ingevoerde-brok')
    await expect(async () => expect((await request.get(address)).status()).toBe(200)).toPass(SOON)

    await page.reload()
    await upload(page, toTable('Andere brok', '13,95'))
    await page.getByRole('combobox', { name: 'Mapping', exact: true }).selectOption('Voorbeeld-PIM')
    await page.getByRole('button', { name: 'Check again' }).click()
    const row = page.getByRole('row', { name: /name · tailwell\/nl_NL/ })
    await expect(row.locator('del')).toHaveText('Ingevoerde brok', SOON)
    await expect(row.locator('ins')).toHaveText('Andere brok')
    const { body } = await admin.call('get', `/product-facts?where[sku][equals]=${SKU}&depth=0`)
    expect(body.docs[0].markets[0].rrp).toBe(12.5)
  })

  test('editors and reviewers: own texts, and no import at all', async ({ page }) => {
    await signInToStudio(page, 'editor')
    await page.goto(`${adminOrigin}/admin/import`)
    await upload(page, 'sku;barcode\r\n10110;1234567890123\r\n')
    await expect(page.getByText('administrators and the catalogue change it')).toBeVisible(SOON)
    await expect(page.getByLabel('Delete products that the file does not name')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import 0 products' })).toBeDisabled()
  })

  for (const width of [360, 768, 1280])
    test(`no part of it is wider than ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/import`)
      await upload(page, toTable('Smalle brok', '9,95'))
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide).toBeLessThanOrEqual(0)
    })
})
