import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

const SOON = { timeout: 90_000 }

test.describe('missing product content in the studio (spec §6)', () => {
  test.setTimeout(240_000)

  test(
    'the counts on the dashboard lead to counts per site, and these to their products and a table',
    IN_PROOF,
    async ({ page }) => {
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin`)
      const summary = page.getByRole('region', { name: 'Missing product content' })
      await expect(summary.getByRole('definition').first()).toHaveText(/^[1-9]\d*$/, SOON)
      await summary.getByRole('link', { name: 'Counts per site' }).click()
      await expect(page).toHaveURL(`${adminOrigin}/admin/catalogue-health`, SOON)
      const counts = page.getByRole('region', { name: 'Counts per site' }).getByRole('button')
      await expect(counts.first()).toBeVisible(SOON)
      const label = (await counts.first().getAttribute('aria-label')) ?? ''
      const total = Number.parseInt(label, 10)
      await counts.first().click()
      const list = page.getByRole('region').filter({ has: page.getByRole('link', { name: 'Download all as a table' }) })
      await expect(list.getByRole('status')).toContainText(`${total} product`, SOON)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        list.getByRole('link', { name: 'Download all as a table' }).click(),
      ])
      const table = (await readFile(await download.path(), 'utf8')).trim().split('\n')
      expect(table).toHaveLength(total + 1)
    },
  )

  test('a listed product opens at the field that it lacks', IN_PROOF, async ({ page }) => {
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/catalogue-health`)
    await page
      .getByRole('button', { name: /: No leaflet,/ })
      .first()
      .click(SOON)
    await page.getByRole('region', { name: 'No leaflet' }).getByRole('listitem').getByRole('link').first().click(SOON)
    await expect(page).toHaveURL(/\/admin\/collections\/product-texts\/[^/]+\?field=leaflets$/, SOON)
    await expect(page.locator('#field-leaflets')).toBeInViewport(SOON)
    await expect(page.locator('#field-leaflets :focus')).toHaveCount(1, SOON)
  })

  for (const [width, height] of [
    [360, 800],
    [1280, 900],
  ] as const)
    test(`dashboard and list fit in a window of ${width} px`, IN_PROOF, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await signInToStudio(page)
      for (const path of ['', '/catalogue-health']) {
        await page.goto(`${adminOrigin}/admin${path}`)
        await expect(page.getByText('Missing product content').last()).toBeVisible(SOON)
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([path, wide]).toEqual([path, 0])
      }
    })
})
