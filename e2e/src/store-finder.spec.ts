import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './no-violations.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, SAMPLE_SITES, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)
const t = translator(site)
const url = toUrl(site, storeFinderPath(site))
/** Long, because the processor draws maps here. */
const MAP_MS = 45_000

const fieldOf = (page: Page) => page.getByLabel(t('stores.search'))
const storesOf = (page: Page) => page.locator('[data-stores] > li')
const statusOf = (page: Page) => page.locator('[data-finder] [role=status]')
const mapOf = (page: Page) => page.getByRole('region', { name: t('stores.map') })
const lostOf = (page: Page) => mapOf(page).getByText(t('stores.mapFailed'))

/** Records the addresses that a page requests. */
function watchRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  return asked
}

test.describe('the store finder without JavaScript (spec §2, §4)', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('finds stores near a place with their distance, nearest first, and links back to all stores', async ({
    page,
  }) => {
    await page.goto(url)
    const all = await storesOf(page).count()
    await expect(statusOf(page)).toHaveText(t('stores.count', { count: all }))
    await fieldOf(page).fill('utrehct')
    await fieldOf(page).press('Enter')
    // A form without script sends its empty choices too.
    await expect(page).toHaveURL(`${url}?place=utrehct&range=&kind=`)
    await expect(fieldOf(page)).toHaveValue('Utrecht, Utrecht')
    const near = await storesOf(page).count()
    expect(near).toBeGreaterThan(0)
    expect(near).toBeLessThan(all)
    const texts = await page.locator('[data-distance]').allTextContents()
    const distances = texts.map((text) => Number(text.replace(',', '.').replace(/[^\d.]/g, '')))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.every((km) => km <= 50)).toBe(true)
    await page.getByRole('link', { name: t('stores.showAll') }).click()
    await expect(storesOf(page)).toHaveCount(all)
  })

  for (const [width, first] of [
    [360, 10],
    [768, 12],
  ] as const)
    test(
      `shows the first ${first} stores at ${width} px, and all of them after a click`,
      IN_PROOF,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(url)
        const all = await storesOf(page).count()
        expect(all).toBeGreaterThan(first)
        await expect(storesOf(page).filter({ visible: true })).toHaveCount(first)
        await page
          .locator('summary')
          .filter({ hasText: t('stores.showAll') })
          .click()
        await expect(storesOf(page).filter({ visible: true })).toHaveCount(all)
      },
    )

  test('lists every store of the world across its pages', async ({ request }) => {
    const world = findTestSite(`${MAIN_BRAND}/en_US`)
    const first = toUrl(world, storeFinderPath(world))
    const shown = new Set<string>()
    const texts: string[] = []
    for (let next: string | undefined = first; next !== undefined; ) {
      const html: string = await (await request.get(next)).text()
      texts.push(html)
      for (const [, id = ''] of html.matchAll(/<li id="(store-[^"]+)"/g)) shown.add(id)
      const [, following]: string[] = /<link rel="next" href="([^"]+)"/.exec(html) ?? []
      next = following?.replaceAll('&amp;', '&')
    }
    expect(texts.length).toBeGreaterThan(1)
    expect(texts[0]).toContain(translator(world)('stores.count', { count: shown.size }))
  })
})

test.describe('the search of the store finder is on the first screen', () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])
    test.describe(`of ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport })

      for (const [at, each] of SAMPLE_SITES.entries())
        test(`in ${each.id}`, sampleAt(at, 1), async ({ page }) => {
          await page.goto(toUrl(each, storeFinderPath(each)))
          const field = page.getByLabel(translator(each)('stores.search'))
          await expect(field).toBeInViewport({ ratio: 1 })
          await expect(page.getByRole('button', { name: translator(each)('stores.nearMe') })).toBeInViewport({
            ratio: 1,
          })
        })
    })
})

test.describe('the store finder on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('suggests places during typing, opens one with Enter, and loads nothing of the map', async ({ page }) => {
    test.setTimeout(120_000)
    const asked = watchRequests(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await fieldOf(page).pressSequentially('amstred')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toContainText('Amsterdam')
    await expectNoViolations(page)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await fieldOf(page).pressSequentially('a')
    await expect(options.first()).toContainText('Amsterdam')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?]place=Amsterdam/)
    expect(asked.filter(({ pathname }) => /map|stores\.json/.test(pathname)).map(String)).toEqual([])
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(url).origin]))
  })

  test.describe('the Near me button', () => {
    test.use({ geolocation: { latitude: 52.0907, longitude: 5.1214 }, permissions: ['geolocation'] })

    test('shows nearby stores when it is pressed, and does not send the position', IN_PROOF, async ({ page }) => {
      const asked = watchRequests(page)
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: t('stores.nearMe') }).click()
      await expect(statusOf(page)).toContainText(t('stores.yourPosition'))
      await expect(page.locator('[data-distance]').first()).toBeVisible()
      expect(asked.filter(({ href }) => href.includes('52.09') || href.includes('5.12')).map(String)).toEqual([])
      await expectNoViolations(page)
    })
  })

  test.describe('the Near me button when the position is refused', () => {
    test.use({ permissions: [] })

    test('reports that the position was refused, and keeps the list', IN_PROOF, async ({ page }) => {
      await page.goto(url, { waitUntil: 'networkidle' })
      const all = await storesOf(page).count()
      await page.getByRole('button', { name: t('stores.nearMe') }).click()
      await expect(statusOf(page)).toHaveText(t('stores.positionDenied'))
      await expect(storesOf(page)).toHaveCount(all)
    })
  })
})

test.describe('the store finder with its map (spec §4, §9)', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test(
    'a listed store opens its window on the map, closing deselects it, and without the map the list stays',
    IN_PROOF,
    async ({ page }) => {
      test.setTimeout(3 * MAP_MS)
      const asked = watchRequests(page)
      await page.goto(`${url}?place=Utrecht`)
      await mapOf(page).scrollIntoViewIfNeeded()
      await expect(mapOf(page).locator('button[aria-label]').nth(2)).toBeVisible({ timeout: MAP_MS })
      // Nothing may cover the map and take the clicks of a mouse.
      const mapName = (await page.locator('[data-map]').getAttribute('aria-label')) ?? ''
      await expect(page.locator('[data-map] canvas')).toHaveAccessibleName(mapName)
      await page.locator('[data-map] canvas').click({ trial: true, position: { x: 300, y: 20 } })
      const first = storesOf(page).first()
      const name = await first.getByRole('heading').innerText()
      await first.click({ position: { x: 8, y: 8 } })
      const panel = page.getByRole('region', { name, exact: true })
      await expect(panel).toBeVisible({ timeout: MAP_MS })
      await expect(panel.getByRole('link', { name: t('stores.directions') })).toBeVisible()
      await expect(first).toHaveAttribute('data-active', '')
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(page.locator('[data-active]')).toHaveCount(0)
      const onMap = first.getByRole('button', { name: t('stores.onMap') })
      await onMap.press('Enter')
      await expect(panel).toBeVisible({ timeout: MAP_MS })
      await page.keyboard.press('Escape')
      await expect(onMap).toBeFocused()
      expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(url).origin]))

      for (const _ of ['once', 'and again']) {
        const graphics = await page
          .locator('[data-map] canvas')
          .evaluateHandle((canvas: HTMLCanvasElement) =>
            canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
          )
        await graphics.evaluate((extension) => extension?.loseContext())
        await expect(lostOf(page)).toBeVisible()
        await expect(first).toBeVisible()
        await expect(onMap).toHaveCount(0)
        await graphics.evaluate((extension) => extension?.restoreContext())
        await expect(onMap).toBeVisible({ timeout: MAP_MS })
        await expect(lostOf(page)).toBeHidden()
        await onMap.press('Enter')
        await expect(panel).toBeVisible({ timeout: MAP_MS })
        await page.keyboard.press('Escape')
      }
    },
  )

  test(
    'the page of a store has a map with a marker for the store and no axe violations',
    IN_PROOF,
    async ({ page }) => {
      test.setTimeout(2 * MAP_MS)
      const asked = watchRequests(page)
      await page.goto(`${url}?place=Utrecht`)
      const link = storesOf(page).first().getByRole('heading').getByRole('link')
      const name = await link.innerText()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await mapOf(page).scrollIntoViewIfNeeded()
      const mark = mapOf(page).getByRole('button', { name })
      await expect(mark).toBeVisible({ timeout: MAP_MS })
      await mark.press('Enter')
      // All details are shown beside the map, so no window opens.
      await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0)
      await expect(mark).toBeFocused()
      await expectNoViolations(page)
      expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([new URL(url).origin]))
    },
  )
})
