import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test.describe('a change of a product', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test.setTimeout(180_000)
  // In sequence, because both tests may use the oldest product.
  test.describe.configure({ mode: 'default' })

  test('is prepared as a draft of one country, previewed on its site, and published alone', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { docs } = (
      await admin.call('get', `/product-texts?where[site][equals]=${MAIN_BRAND}/nl_NL&sort=createdAt&limit=1&depth=0`)
    ).body
    const product: string = docs[0].facts
    const stored = async () => (await admin.call('get', `/product-facts/${product}?depth=0`)).body
    const priceIn = async (country: string) =>
      (await stored()).markets.find((market: { country: string }) => market.country === country)?.rrp
    const [before, german] = [await priceIn('NL'), await priceIn('DE')]
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/product-facts/${product}`)
    await page.getByLabel('Part of the product').selectOption({ label: 'Netherlands' })
    await page.getByRole('button', { name: 'Write a draft' }).click()
    await page.waitForURL(/product-drafts/)
    const price = page.getByLabel('Recommended retail price')
    await expect(price).toBeVisible(SOON)
    await expect(page.locator('#field-name')).toBeHidden()

    await price.fill('98.5')
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    await expect(page.getByText('Changes: Recommended retail price.')).toBeVisible(SOON)
    expect(await priceIn('NL')).toBe(before)
    const toggle = page.locator('#live-preview-toggler')
    if (!(await page.locator('.menagerie-preview').isVisible())) await toggle.click()
    const shown = page.frameLocator('.menagerie-preview iframe')
    await expect(shown.getByText(/98[,.]50/).first()).toBeVisible(SOON)

    await page.locator('#action-save').click()
    await expect.poll(() => priceIn('NL'), SOON).toBe(98.5)
    expect(await priceIn('DE')).toBe(german)
    await expect(page.getByText('Same as the published version: there are no changes.')).toBeVisible(SOON)
    await page.getByRole('link', { name: 'Go to the product' }).click()
    await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible(SOON)
    const markets = (await stored()).markets.map((market: { country: string; rrp: number }) =>
      market.country === 'NL' ? { ...market, rrp: before } : market,
    )
    await admin.update('product-facts', product, { markets })
  })

  test(
    'is saved as a draft with Ctrl+S, and the product itself stays unchanged',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const { docs } = (await admin.call('get', '/product-facts?sort=createdAt&limit=1&depth=0')).body
      const { id, name }: { id: string; name: string } = docs[0]
      const nameOf = async () => (await admin.call('get', `/product-facts/${id}?depth=0`)).body.name
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/collections/product-facts/${id}`)
      await expect(page.locator('#action-save')).toHaveText('Publish changes', SOON)
      await page.locator('#field-name').fill(`${name}, voorbereid`)
      await expect(page.locator('#action-save-draft')).toBeEnabled(SOON)
      await page.keyboard.press('Control+s')
      await page.waitForURL(/product-drafts/)
      await expect(page.locator('#field-name')).toHaveValue(`${name}, voorbereid`, SOON)
      expect(await nameOf()).toBe(name)
      const [, draft = ''] = /product-drafts\/([0-9a-f-]{36})/.exec(page.url()) ?? []
      await page.goto(`${adminOrigin}/admin/collections/product-facts/${id}`)
      await expect(page.locator('#field-name')).toHaveValue(name, SOON)
      await expect(page.getByText('These parts have changes that are not published yet:')).toBeVisible(SOON)
      await admin.remove('product-drafts', draft)
    },
  )
})
