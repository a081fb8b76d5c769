import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

test('the form of a product locks the prices of other countries and says whom to ask', async ({ page, request }) => {
  const admin = await openAdminApi(request)
  const site = `where[site][equals]=${MAIN_BRAND}/nl_NL`
  const { docs } = (await admin.call('get', `/product-texts?${site}&sort=createdAt&limit=1&depth=0`)).body
  const { markets } = (await admin.call('get', `/product-facts/${docs[0].facts}?depth=0`)).body
  const countries = markets.map(({ country }: { country: string }) => country)
  await signInToStudio(page, 'editor')
  await page.goto(`${adminOrigin}/admin/collections/product-facts/${docs[0].facts}`)
  await page.getByRole('button', { name: 'Countries and prices' }).click()
  const rowOf = (country: string) => page.locator(`#markets-row-${countries.indexOf(country)}`)
  const open = async (country: string) => {
    await expect(rowOf(country)).toBeVisible(SOON)
    const price = rowOf(country).getByLabel('Recommended retail price')
    if (!(await price.isVisible())) await rowOf(country).locator('.collapsible__toggle').click()
    await expect(price).toBeVisible(SOON)
    return price
  }

  await expect(await open('DE')).toBeDisabled(SOON)
  await expect(rowOf('DE').getByLabel('Available')).toBeDisabled()
  await expect(rowOf('DE').getByRole('status')).toHaveText(
    /^Only editors of this country can change its prices and availability\. Ask .+\.$/,
    SOON,
  )
  // Rows that are still closed have no actions either.
  for (const country of ['DE', 'FR']) await expect(rowOf(country).locator('.array-actions')).toBeHidden()
  await expect(await open('NL')).toBeEnabled()
  await expect(rowOf('NL').getByRole('status')).toBeHidden()
  await expect(rowOf('NL').locator('.array-actions')).toBeVisible()
})
