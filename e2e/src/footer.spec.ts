import { MAIN_BRAND } from '@menagerie/demo/brands'
import { brandByKey } from '@menagerie/sites/brand'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/ru_RU`)
const t = translator(site)
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

const footerOf = (page: Page) => page.getByRole('contentinfo')
const columnsOf = (page: Page) => footerOf(page).getByRole('navigation', { name: t('menu.footer') })

for (const [at, javaScriptEnabled] of [true, false].entries())
  test.describe(
    `the footer ${javaScriptEnabled ? 'with' : 'without'} JavaScript (spec §2, Footer)`,
    sampleAt(at),
    () => {
      test.use({ javaScriptEnabled })

      test('on a phone each column is closed at first, and its heading opens only that column', async ({ page }) => {
        await page.setViewportSize(PHONE)
        await page.goto(toUrl(site))
        const [first, second] = await columnsOf(page).locator('details').all()
        if (!first || !second) throw new Error('The demo has two columns')
        const link = first.getByRole('link').first()
        await expect(link).toBeHidden()
        await first.locator('summary').click()
        await expect(link).toBeVisible()
        await expect(second.getByRole('link').first()).toBeHidden()
        await first.locator('summary').focus()
        await page.keyboard.press('Enter')
        await expect(link).toBeHidden()
      })

      test('on a desktop all columns are open and cannot be folded', async ({ page }) => {
        await page.setViewportSize(DESKTOP)
        await page.goto(toUrl(site))
        await expect(columnsOf(page).locator('summary:visible')).toHaveCount(0)
        await expect(columnsOf(page).getByRole('link').first()).toBeVisible()
        await expect(columnsOf(page).getByRole('heading').first()).toBeVisible()
      })
    },
  )

test('a column that is closed on a phone is open when the window grows', IN_PROOF, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(toUrl(site))
  const column = columnsOf(page).locator('details').first()
  await expect(column.getByRole('link').first()).toBeHidden()
  await page.setViewportSize(DESKTOP)
  await expect(column.getByRole('link').first()).toBeVisible()
})

test('the footer shows the current year, and mentions veterinary medicines in France but not in Belgium', async ({
  page,
}) => {
  const year = new Date().getFullYear()
  const french = findTestSite(`${MAIN_BRAND}/fr_FR`)
  await page.goto(toUrl(french))
  await expect(footerOf(page)).toContainText(`© ${year} ${brandByKey(MAIN_BRAND).name}`)
  await expect(footerOf(page)).toContainText('médicaments vétérinaires')
  await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/fr_BE`)))
  await expect(footerOf(page)).toContainText(`© ${year} ${brandByKey(MAIN_BRAND).name}`)
  await expect(footerOf(page)).not.toContainText('médicaments vétérinaires')
})

test(
  'the home page address of a broken link shows the home page with its usual canonical address (spec §8)',
  IN_PROOF,
  async ({ page }) => {
    await page.goto(`${toUrl(site)}?ref=internalinkfailure`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', toUrl(site))
  },
)
