import { MAIN_BRAND } from '@menagerie/demo/brands'
import { brandByKey } from '@menagerie/sites/brand'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { watchShifts } from './layout-shifts.ts'
import { READERS_TEXT, setText } from './readers-text.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const german = findTestSite(`${MAIN_BRAND}/de_DE`)
const t = translator(german)

/** IP addresses by country, as a proxy passes them on; without one the visitor is on this machine. */
const ADDRESS = { NL: '193.0.0.1', DE: '81.169.145.1', BE: '212.71.0.1', JP: '133.11.0.1' }
const from = (country: keyof typeof ADDRESS) => ({ extraHTTPHeaders: { 'X-Forwarded-For': ADDRESS[country] } })

const boxOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('status') })

async function readCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === `${MAIN_BRAND}_manually_switched`)
}

test.use({ isFirstVisit: true, viewport: { width: 320, height: 640 } })

test.describe('from the page’s own country', () => {
  test.use(from('DE'))
  test('no country question is asked (spec §4)', async ({ page }) => {
    const answered = page.waitForResponse(/\/geolocale/)
    await page.goto(toUrl(german))
    expect(await (await answered).json()).toEqual({ locale: 'de_DE' })
    await page.waitForTimeout(500)
    await expect(boxOf(page)).toHaveCount(0)
  })
})

test.describe('from a country with another locale', () => {
  test.use(from('NL'))

  for (const [at, width] of [600, 768, 1280].entries())
    test(
      `the country question is one low bar with its two buttons side by side at ${width} px`,
      sampleAt(at),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(toUrl(german))
        const box = boxOf(page)
        const [stay, leave] = [box.getByRole('button'), box.getByRole('link')]
        await expect(leave).toBeVisible()
        const [bar, first, second] = await Promise.all([box.boundingBox(), leave.boundingBox(), stay.boundingBox()])
        expect(first?.y).toBeCloseTo(second?.y ?? 0, 0)
        expect(bar?.height).toBeLessThan(100)
      },
    )

  test('the compare tray never covers the country question, even with text at 200%', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(toUrl(german, 'search/products'))
    for (const at of [0, 1]) await page.locator('main a[data-compare]').nth(at).click()
    const tray = page.getByRole('region', { name: t('compare.title') })
    for (const text of ['', READERS_TEXT['text of 200%']]) {
      await setText(page, text)
      await expect(tray.getByRole('listitem')).toHaveCount(2)
      const [bar, over] = await Promise.all([boxOf(page).boundingBox(), tray.boundingBox()])
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })

  test('the country question offers the same page in that country, gives the reason and shifts nothing', async ({
    page,
  }) => {
    const readShifts = await watchShifts(page)
    await page.goto(toUrl(german))
    const box = boxOf(page)
    await expect(box).toContainText(t('locale.suggestion', { country: 'Niederlande' }))
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await readShifts()).toEqual([])
    const link = box.getByRole('link', { name: 'Nederland · Nederlands' })
    await expect(link).toHaveAttribute('lang', 'nl-NL')
    await link.click()
    await expect(page).toHaveURL(toUrl(findTestSite(`${MAIN_BRAND}/nl_NL`)))
    const cookie = await readCookie(page)
    expect([cookie?.path, cookie?.sameSite, cookie?.secure]).toEqual(['/', 'Lax', false])
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
    expect(Math.round(days)).toBe(365)
  })

  test('the choice to stay is remembered, and no page asks again', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(german))
    await boxOf(page)
      .getByRole('button', { name: t('locale.stay') })
      .click()
    await expect(boxOf(page)).toHaveCount(0)
    expect(await readCookie(page)).toBeDefined()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/geolocale') && asked.push(request.url()))
    await page.goto(toUrl(german), { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await expect(boxOf(page)).toHaveCount(0)
  })

  test(
    'the country question comes before the page’s own links, closes with Escape and covers no focused link',
    IN_PROOF,
    async ({ page }) => {
      await page.goto(toUrl(german))
      await expect(boxOf(page)).toContainText('Niederlande')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(boxOf(page).getByRole('link')).toBeFocused()
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await last.focus()
      // Content above the link may get its layout only now, so the distance is polled.
      const room = async () => {
        const [below, box] = [await last.boundingBox(), await boxOf(page).boundingBox()]
        return (box?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)
      }
      // Boxes have fractions of pixels.
      await expect.poll(room).toBeGreaterThan(-1)
      await boxOf(page).getByRole('link').focus()
      await page.keyboard.press('Escape')
      await expect(boxOf(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    },
  )
})

test.describe('from Belgium', () => {
  test.use(from('BE'))

  test(
    'both languages are offered, and a Belgian page receives Belgium as the country (reading 8)',
    IN_PROOF,
    async ({ page }) => {
      await page.goto(toUrl(german))
      await expect(boxOf(page).getByRole('link')).toHaveText(['Belgique · Français', 'België · Nederlands'])
      const answered = page.waitForResponse(/\/geolocale/)
      await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/fr_BE`)))
      expect(await (await answered).json()).toEqual({ locale: 'BE' })
    },
  )
})

test.describe('from a country without a locale', () => {
  test.use(from('JP'))

  test('the international website is offered', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(german))
    await expect(boxOf(page)).toContainText('Japan')
    await boxOf(page).getByRole('link', { name: 'International · English' }).click()
    await expect(page).toHaveURL(toUrl(findTestSite(`${MAIN_BRAND}/en_US`)))
  })
})

test('from an unknown place, the visitor can choose any country (spec §8)', IN_PROOF, async ({ page }) => {
  await page.goto(toUrl(german))
  const values = { brand: brandByKey(MAIN_BRAND).name, name: german.name }
  await expect(boxOf(page)).toContainText(t('locale.unknown', values))
  await boxOf(page)
    .getByRole('button', { name: t('locale.title') })
    .click()
  const popup = page.getByRole('dialog', { name: t('locale.title') })
  await popup.getByRole('link', { name: 'Polska' }).click()
  await expect(page).toHaveURL(toUrl(findTestSite(`${MAIN_BRAND}/pl_PL`)))
  expect(await readCookie(page)).toBeDefined()
  await expect(boxOf(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...from('NL') })

  test('the requested page is shown, without a country question', async ({ page }) => {
    const answer = await page.goto(toUrl(german))
    expect([answer?.status(), page.url()]).toEqual([200, toUrl(german)])
    await expect(boxOf(page)).toHaveCount(0)
  })
})
