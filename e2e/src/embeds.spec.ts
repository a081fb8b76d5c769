import { MAIN_BRAND } from '@menagerie/demo/brands'
import { startServicesSite } from '@menagerie/proof/services/services-site'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite } from './sites.ts'
import { cookiesSetBySites, test } from './test.ts'

const t = translator(findTestSite(`${MAIN_BRAND}/en_US`))
const cookies = t('cookies.title')

let site: Awaited<ReturnType<typeof startServicesSite>>
test.beforeAll(async () => {
  site = await startServicesSite({ withServices: true })
})
test.afterAll(() => site?.stop())
test.beforeEach(() => {
  site.provider.asked.length = 0
})

/** Opens a page after the consent dialog has been declined. */
async function openElsewhere(page: Page, path = '/elsewhere/') {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) others.push(request.url())
  })
  await page.goto(`${site.origin}${path}`)
  return others
}

async function refuse(page: Page) {
  await page.getByRole('button', { name: t('consent.refuse') }).click()
}

const boxOf = (page: Page, service: string) => page.locator(`[data-embed*='"${service}"']`)
const load = (page: Page, service: string) => boxOf(page, service).locator('button')

test('before a click no other company is requested, and the embed names its company (spec §2, media row)', async ({
  page,
}) => {
  const others = await openElsewhere(page)
  await refuse(page)
  await expect(load(page, 'youtube')).toHaveText(`${t('embed.loadVideo')}: Brushing`)
  await expect(boxOf(page, 'youtube')).toContainText(t('embed.note', { provider: 'YouTube' }))
  await expect(
    boxOf(page, 'youtube').getByRole('link', { name: t('embed.watchAt', { provider: 'YouTube' }) }),
  ).toBeVisible()
  await expect(boxOf(page, 'youtube').getByRole('link', { name: cookies })).toHaveAttribute('href', '/cookies/')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(others).toEqual([])
  expect(site.provider.asked).toEqual([])
})

test('activating an embed loads only that one, plays it and moves the focus to it', async ({ page }) => {
  await openElsewhere(page)
  await refuse(page)
  await load(page, 'youtube').focus()
  await page.keyboard.press('Enter')
  const frame = boxOf(page, 'youtube').locator('iframe')
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('title', 'Brushing')
  await expect(frame.contentFrame().locator('iframe').contentFrame().getByRole('heading')).toHaveText('Player')
  expect(site.provider.asked).toEqual(['/embed/dQw4w9WgXcQ?rel=0&hl=en&autoplay=1'])
  const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('an embedded page has the height that its editor set (spec §2, iframe row)', IN_PROOF, async ({ page }) => {
  await openElsewhere(page)
  await refuse(page)
  await load(page, 'planner').click()
  const frame = boxOf(page, 'planner').locator('iframe')
  await expect(frame.contentFrame().locator('iframe').contentFrame().getByRole('heading')).toHaveText('Player')
  expect((await frame.boundingBox())?.height).toBe(480)
  expect(site.provider.asked).toEqual(['/dogs/?size=small'])
})

test(
  'a feed gets its key, language and tags, and its script has no access to the site (spec §7)',
  IN_PROOF,
  async ({ page }) => {
    await openElsewhere(page)
    await refuse(page)
    await load(page, 'feed').click()
    const frame = boxOf(page, 'feed').locator('iframe')
    await expect(frame.contentFrame().getByRole('listitem')).toHaveText([
      'init key-1 en-US paws',
      'init key-1 en-US mud',
    ])
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(777)
    const [, feed] = page.frames()
    expect(await feed?.evaluate(() => origin)).toBe('null')
    expect(await cookiesSetBySites(page.context())).toEqual([])
  },
)

test('a visitor who always allows a company is not asked again after a reload', IN_PROOF, async ({ page }) => {
  await openElsewhere(page)
  await refuse(page)
  await boxOf(page, 'youtube')
    .getByLabel(t('embed.always', { provider: 'YouTube' }))
    .check()
  await load(page, 'youtube').click()
  await expect(boxOf(page, 'youtube').locator('iframe')).toBeFocused()
  await page.reload()
  await expect(boxOf(page, 'youtube').locator('iframe')).not.toBeFocused()
  await expect(boxOf(page, 'youtube').locator('button')).toHaveCount(0)
  await expect(boxOf(page, 'planner').locator('iframe')).toHaveCount(0)
})

test('an embed of a company that is not configured has a link and no button', IN_PROOF, async ({ page }) => {
  await openElsewhere(page)
  await refuse(page)
  await expect(page.getByRole('link', { name: /films\.example.*Nowhere configured/ })).toBeVisible()
  await expect(page.locator('[data-embed-offer] button')).toHaveCount(3)
})

test('embed frames serve only published embeds, and only to pages of the site itself', async ({ request }) => {
  const ask = (path: string) => request.get(`${site.origin}${path}`)
  const shown = await ask('/embed/video/film/elsewhere/')
  const policy = shown.headers()['content-security-policy']
  expect([shown.status(), shown.headers()['x-robots-tag'], shown.headers()['set-cookie']]).toEqual([
    200,
    'noindex',
    undefined,
  ])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain(`frame-src ${site.provider.origin}`)
  for (const path of [
    'video/other/elsewhere/',
    'video/planner/elsewhere/',
    'frame/film/elsewhere/',
    'video/film/',
    'frame/planner/nowhere/',
  ])
    expect((await ask(`/embed/${path}`)).status(), path).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an embed shows a link to the company instead of a button', async ({ page }) => {
    const others = await openElsewhere(page)
    await expect(page.locator('[data-embed] button').first()).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: t('embed.watchAt', { provider: 'YouTube' }) })).toBeVisible()
    expect(others).toEqual([])
  })
})
