import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)
const t = translator(site)
const finder = toUrl(site, storeFinderPath(site))
/** Food for dogs. */
const SKU = '10130'
/** A small town without a shop of the demo, so that the new one is the nearest. */
const TOWN = { city: 'Sluis', postal_code: '4524 AA', lat: 51.3087, lng: 3.3859 }

/** Whether the finder's list has the shop, with what stands in the address. */
async function isListed(page: Page, name: string, choice: Record<string, string>): Promise<boolean> {
  const answer = await page.request.get(`${finder}?${new URLSearchParams({ place: TOWN.city, ...choice })}`)
  return (await answer.text()).includes(name)
}

test(
  'what a shop carries is chosen in its form, narrows the finder, and stands on the page of a product (spec §2)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(240_000)
    const admin = await openAdminApi(request)
    const name = `Dierenwinkel ${randomUUID().slice(0, 8)}`
    const { id } = await admin.create('stores', {
      ...TOWN,
      name,
      brands: [MAIN_BRAND],
      country: 'NL',
      street1: 'Kaai 1',
      point_of_sale: 'offline',
      shop_kind: 'pet',
      is_featured: true,
    })
    try {
      await expect.poll(() => isListed(page, name, {}), SOON).toBe(true)
      expect(await isListed(page, name, { range: 'dogs' })).toBe(false)

      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/collections/stores/${id}`)
      await expect(page.locator('#field-name')).toHaveValue(name, SOON)
      await page.getByRole('button', { name: 'Range', exact: true }).click()
      await page.locator('#field-range__extent .rs__control').click()
      await page.locator('#field-range__extent .rs__option').filter({ hasText: 'What is chosen below' }).click()
      const categories = page.locator('#field-range__categories input').first()
      await categories.fill('dogs')
      await categories.press('Enter')
      await page.locator('#action-save').click()
      const stored = async () => (await admin.call('get', `/stores/${id}?depth=0`)).body.range
      await expect.poll(stored, SOON).toMatchObject({ extent: 'part', categories: ['dogs'] })

      await expect.poll(() => isListed(page, name, { range: 'dogs' }), SOON).toBe(true)
      expect(await isListed(page, name, { range: 'parrots' })).toBe(false)
      expect(await isListed(page, name, { range: 'dogs', kind: 'vet' })).toBe(false)
      expect(await isListed(page, name, { product: SKU })).toBe(true)

      await page.goto(finder)
      await page.getByLabel(t('stores.search')).fill(TOWN.city)
      await page
        .locator('summary')
        .filter({ hasText: t('stores.filters') })
        .click()
      await page.getByLabel(t('stores.has')).selectOption('dogs')
      await page.getByRole('button', { name: t('stores.apply') }).click()
      await expect(page.locator('[data-stores] > li').first()).toContainText(name, SOON)
      await page.goto(toUrl(site, `product/${SKU}`))
      const line = page.locator('[data-near]')
      await expect(line).toContainText(TOWN.city, SOON)
      await line.getByRole('link', { name: new RegExp(name) }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      // It has no telephone, so no page asks to call it.
      await expect(page.getByText(t('stores.noteShop'))).toHaveCount(0)
    } finally {
      await admin.remove('stores', id)
    }
  },
)
