import { MAIN_BRAND } from '@menagerie/demo/brands'
import { startServicesSite } from '@menagerie/proof/services/services-site'
import { translator } from '@menagerie/sites/messages'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { expect, type Page } from '@playwright/test'
import { sampleAt } from './sample.ts'
import { findTestSite } from './sites.ts'
import { test } from './test.ts'

const shown = findTestSite(`${MAIN_BRAND}/en_US`)
const t = translator(shown)
/** Long, because the processor draws maps here. */
const MAP_MS = 45_000

test.use({ viewport: { width: 1280, height: 900 } })
test.describe.configure({ timeout: 3 * MAP_MS })

let site: Awaited<ReturnType<typeof startServicesSite>>
test.beforeAll(async () => {
  site = await startServicesSite({ withServices: true, withMap: true })
})
test.afterAll(() => site?.stop())
test.beforeEach(() => {
  site.provider.asked.length = 0
  site.provider.state.down = ''
})

const mapOf = (page: Page) => page.getByRole('region', { name: t('stores.map') })
const streetsOf = (page: Page) => mapOf(page).getByRole('button', { name: t('stores.streets') })
const tilesAsked = () => site.provider.asked.filter((path) => path.startsWith('/tiles/')).length

async function open(page: Page) {
  await page.goto(`${site.origin}/${storeFinderPath(shown)}/`)
  await expect(mapOf(page).locator('button[aria-label]').nth(2)).toBeVisible({ timeout: MAP_MS })
}

test.describe('the street map of another company in the store finder (spec §7)', () => {
  test('loads nothing before a click, then shows streets and credit, and loads at once on the next visit when allowed', async ({
    page,
  }) => {
    await open(page)
    await expect(streetsOf(page)).toBeVisible()
    expect(site.provider.asked).toEqual([])
    await mapOf(page).getByRole('checkbox').check()
    await streetsOf(page).click()
    await expect(mapOf(page).getByText('© Streets')).toBeVisible({ timeout: MAP_MS })
    await expect(streetsOf(page)).toBeHidden()
    expect(tilesAsked()).toBeGreaterThan(0)
    site.provider.asked.length = 0
    await open(page)
    await expect.poll(tilesAsked, { timeout: MAP_MS }).toBeGreaterThan(0)
    await expect(mapOf(page).getByText(t('stores.mapNote'))).toBeHidden()
  })

  for (const [at, down] of ['/style.json', '/tiles/'].entries())
    test(`shows a message and the site’s own towns while its ${down} is down`, sampleAt(at), async ({ page }) => {
      site.provider.state.down = down
      await open(page)
      await streetsOf(page).click()
      await expect(mapOf(page).getByText(t('stores.streetsFailed'))).toBeVisible({ timeout: MAP_MS })
      await expect(mapOf(page).getByText(t('stores.mapCredits'))).toBeVisible()
      await expect(page.locator('[data-stores] > li')).toHaveCount(2)
      await expect(streetsOf(page)).toBeVisible()
    })

  test('is declared on /cookies, and the policy of a page without a map does not allow it', async ({
    page,
    request,
  }) => {
    await page.goto(`${site.origin}/cookies/`)
    await expect(page.getByText(t('cookies.showsMap')).first()).toBeVisible()
    const policyOf = async (path: string) =>
      (await request.get(`${site.origin}${path}`)).headers()['content-security-policy']
    expect(await policyOf(`/${storeFinderPath(shown)}/`)).toContain(site.provider.origin)
    expect(await policyOf('/')).not.toContain(site.provider.origin)
  })
})

test.describe('a store finder that cannot show a map', () => {
  for (const [at, [what, spoil]] of (
    [
      ['without WebGL', () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })],
      ['without workers', () => Reflect.deleteProperty(window, 'Worker')],
    ] as const
  ).entries())
    test(`${what} shows a message, all stores in the list and no map buttons`, sampleAt(at), async ({ page }) => {
      await page.addInitScript(spoil)
      await page.goto(`${site.origin}/${storeFinderPath(shown)}/`)
      await expect(mapOf(page).getByText(t('stores.mapFailed'))).toBeVisible({ timeout: MAP_MS })
      await expect(page.locator('[data-stores] > li')).toHaveCount(2)
      await expect(mapOf(page).getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('button', { name: t('stores.onMap') })).toHaveCount(0)
    })
})
