import { randomInt } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the studio on a busy machine. */
const SOON = { timeout: 60_000 }
/** A new number at each try, because a product that already exists would show no difference. */
const SKU = String(randomInt(7_700_000, 7_800_000))
const MAPPING = `PIM ${SKU}`

const HEAD = 'Nummer;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL;flavor'
const toTable = (name: string, price: string) =>
  `${HEAD}\r\n${SKU};Brok;${MAIN_BRAND};${price};${name};honden/invoer-${SKU};Everzwijn\r\n`

async function upload(page: Page, table: string) {
  const file = { name: 'catalogus.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('Table, or a ZIP that contains one').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toContainText('Checked', SOON)
}

test.describe('importing a catalogue file in the studio (spec §2, §6)', () => {
  test.setTimeout(240_000)
  // In sequence, because these tests import the same product.
  test.describe.configure({ mode: 'default' })

  test('columns and words are mapped, the mapping is saved, the import is on the site, and a difference is shown', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/import`)
    await upload(page, toTable('Ingevoerde brok', '12,50'))
    await expect(page.getByText('7 columns, 1 not matched to a field yet')).toBeVisible()
    await page.getByLabel('Field for Nummer').fill('sku')
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('1 word is not a term')).toBeVisible(SOON)
    await page.getByLabel('Term for Everzwijn').fill('salmon')
    await page.getByLabel('Save as').fill(MAPPING)
    await page.getByRole('button', { name: 'Save mapping' }).click()
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Import 1 product' }).click(SOON)
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toContainText('Saved', SOON)
    const address = toUrl(findTestSite(`${MAIN_BRAND}/nl_NL`), `honden/invoer-${SKU}/ingevoerde-brok`)
    await expect(async () => expect((await request.get(address)).status()).toBe(200)).toPass(SOON)

    await page.reload()
    await upload(page, toTable('Andere brok', '13,95'))
    await page.getByRole('combobox', { name: 'Mapping', exact: true }).selectOption(MAPPING)
    await page.getByRole('button', { name: 'Check again' }).click()
    const row = page.getByRole('row', { name: `name · ${MAIN_BRAND}/nl_NL` })
    await expect(row.locator('del')).toHaveText('Ingevoerde brok', SOON)
    await expect(row.locator('ins')).toHaveText('Andere brok')
    const { body } = await admin.call('get', `/product-facts?where[sku][equals]=${SKU}&depth=0`)
    expect(body.docs[0].markets[0].rrp).toBe(12.5)
  })

  test(
    'an administrator creates a key that is shown once and a scheduled import, and removes both',
    IN_PROOF,
    async ({ page }) => {
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/import`)
      const keys = page.getByRole('region', { name: 'API keys' })
      await keys.getByLabel('Name of the program').fill('PIM of the test')
      await keys.getByRole('button', { name: 'Create a key' }).click()
      await expect(keys.getByRole('status')).toContainText('mwk_', SOON)
      const row = keys.getByRole('row', { name: /PIM of the test/ }).first()
      await expect(row).toContainText('never')
      await row.getByRole('button', { name: 'Revoke the key of PIM of the test' }).click()
      await expect(row).toContainText('Ended', SOON)
      const schedules = page.getByRole('region', { name: 'Scheduled imports' })
      const plan = async (address: string) => {
        await schedules.getByLabel('Name of the schedule').fill('Nightly test')
        await schedules.getByLabel(/^Address/).fill(address)
        await schedules.getByRole('button', { name: 'Add schedule' }).click()
      }
      await plan('https://127.0.0.1/products.csv')
      await expect(schedules.getByRole('alert')).toHaveText('The address is in a private network', SOON)
      await plan('s3:of-a-test/')
      await expect(schedules.getByRole('row', { name: /Nightly test/ })).toContainText('day', SOON)
      await schedules.getByRole('button', { name: 'Remove Nightly test' }).click()
      await expect(schedules.getByRole('row', { name: /Nightly test/ })).toHaveCount(0, SOON)
      await page.reload()
      await expect(keys.getByRole('row', { name: /PIM of the test/ }).first()).toContainText('Ended', SOON)
      await expect(page.getByText('mwk_')).toHaveCount(0)
    },
  )

  test('an editor cannot import product facts, delete products or see API keys', IN_PROOF, async ({ page }) => {
    await signInToStudio(page, 'editor')
    await page.goto(`${adminOrigin}/admin/import`)
    await upload(page, 'sku;barcode\r\n10110;1234567890128\r\n')
    await expect(page.getByText('only administrators and the catalogue team can change it')).toBeVisible(SOON)
    await expect(page.getByLabel('Delete what is not in the file')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'API keys' })).toHaveCount(0)
    await expect(page.getByLabel('The file contains')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Import 0 products' })).toBeDisabled()
  })

  for (const width of [360, 768, 1280])
    test(`the import page fits in a window of ${width} px`, IN_PROOF, async ({ page }) => {
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
