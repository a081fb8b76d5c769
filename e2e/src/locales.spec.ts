import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)
const t = translator(site)
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 320, height: 640 }

const popupOf = (page: Page, texts = t) => page.getByRole('dialog', { name: texts('locale.title') })

async function openPopup(page: Page, texts = t) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts('locale.label') })
    .click()
  await expect(popupOf(page, texts)).toBeVisible()
  return popupOf(page, texts)
}

/** Returns the address of the page in another locale, as published for search engines. */
const addressIn = (page: Page, hreflang: string) =>
  page.locator(`link[rel=alternate][hreflang="${hreflang}"]`).getAttribute('href')

// Once on a desktop with scripts, once on a phone without.
for (const [at, javaScriptEnabled] of [true, false].entries())
  for (const [place, viewport] of [DESKTOP, PHONE].entries())
    test.describe(
      `at ${viewport.width} px ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
      sampleAt(place, at),
      () => {
        test.use({ javaScriptEnabled, viewport })

        test('the locale popup opens with the focus in it, and Escape returns the focus (spec §2)', async ({
          page,
        }) => {
          await page.goto(toUrl(site))
          const popup = await openPopup(page)
          await expect(popup.getByRole('button', { name: t('locale.close') })).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(popup).toBeHidden()
          await expect(page.getByRole('button', { name: t('locale.label') })).toBeFocused()
          await openPopup(page)
          await popup.getByRole('button', { name: t('locale.close') }).click()
          await expect(popup).toBeHidden()
          await openPopup(page)
          await page.mouse.click(5, viewport.height - 5)
          await expect(popup).toBeHidden()
        })

        test('the locale popup marks the current country, omits a hidden one and lists other countries (readings 5, 6)', async ({
          page,
        }) => {
          await page.goto(toUrl(site))
          const popup = await openPopup(page)
          await expect(popup.getByRole('link', { name: 'Nederland' })).toHaveAttribute('aria-current', 'true')
          await expect(popup.getByRole('link', { name: 'Danmark' })).toHaveCount(0)
          const others = popup.getByRole('list', { name: t('locale.others') })
          await expect(others.getByRole('link', { name: 'Latvija' })).toHaveAttribute(
            'href',
            /^https:\/\/[\w.]+\.lv\.example\/$/,
          )
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow).toBeLessThanOrEqual(0)
        })

        test('another country shows the same page (spec §4)', async ({ page }) => {
          await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/de_DE`)))
          const article = page.getByRole('main').locator('a[href^="/de-de/"]').first()
          await page.goto(new URL((await article.getAttribute('href')) ?? '', page.url()).href)
          const there = await addressIn(page, 'nl-NL')
          expect(there).toMatch(/\/nl-nl\/.+/)
          const popup = await openPopup(page, translator(findTestSite(`${MAIN_BRAND}/de_DE`)))
          await popup.getByRole('link', { name: 'Nederland' }).click()
          await expect(page).toHaveURL(there ?? '')
          await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
        })
      },
    )

test('the locale popup closes when Tab moves the focus out of it', IN_PROOF, async ({ page }) => {
  await page.goto(toUrl(site))
  const popup = await openPopup(page)
  await popup.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(popup).toBeHidden()
})

test(
  'on a page of a hidden country the button names that country, and the popup does not offer it',
  IN_PROOF,
  async ({ page }) => {
    const danish = findTestSite(`${MAIN_BRAND}/da_DK`)
    await page.goto(toUrl(danish))
    await expect(page.getByRole('banner').getByRole('button', { name: 'Danmark' })).toBeVisible()
    const popup = await openPopup(page, translator(danish))
    await expect(popup.getByRole('link', { name: 'Danmark' })).toHaveCount(0)
  },
)
