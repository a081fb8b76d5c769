import { MAIN_BRAND } from '@menagerie/demo/brands'
import { startServicesSite } from '@menagerie/proof/services/services-site'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { forbidStorage } from './forbid-storage.ts'
import { IN_PROOF } from './sample.ts'
import { findTestSite } from './sites.ts'
import { cookiesSetBySites, test } from './test.ts'

const t = translator(findTestSite(`${MAIN_BRAND}/en_US`))
const KEY = `${MAIN_BRAND}-consent`
const ALL = ['youtube', 'planner', 'feed']

let site: Awaited<ReturnType<typeof startServicesSite>>
test.beforeAll(async () => {
  site = await startServicesSite({ withServices: true })
})
test.afterAll(() => site?.stop())
test.beforeEach(() => {
  site.provider.asked.length = 0
})

const open = (page: Page, path: string) => page.goto(`${site.origin}${path}`)
const button = (page: Page, key: 'consent.accept' | 'consent.refuse' | 'consent.save') =>
  page.getByRole('button', { name: t(key) })
const storedNames = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test('a service that needs consent asks once, with two buttons that look alike', async ({ page }) => {
  await open(page, '/')
  const dialog = page.getByRole('dialog', { name: t('consent.title') })
  await expect(dialog).toContainText('Planner')
  await expect(dialog).not.toContainText('YouTube')
  const looks = await dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.map((each) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(each)
      const { width, height } = each.getBoundingClientRect()
      return [backgroundColor, color, fontSize, fontWeight, borderColor, Math.round(width), Math.round(height)]
    }),
  )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
  expect(await storedNames(page)).toEqual([])
  await button(page, 'consent.refuse').click()
  await expect(dialog).toBeHidden()
  await open(page, '/elsewhere/')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a refusal keeps every page from loading any service', async ({ page, context }) => {
  await open(page, '/')
  await button(page, 'consent.refuse').click()
  await open(page, '/elsewhere/')
  await expect(page.locator('[data-embed]')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(site.provider.asked).toEqual([])
  expect(await cookiesSetBySites(context)).toEqual([])
})

test('consent loads the service that was asked about at once, and no other', IN_PROOF, async ({ page }) => {
  await open(page, '/elsewhere/')
  await button(page, 'consent.accept').click()
  await expect(page.locator(`[data-embed*='"planner"'] iframe`)).toHaveCount(1)
  await page.locator(`[data-embed*='"planner"'] iframe`).scrollIntoViewIfNeeded()
  await expect.poll(() => site.provider.asked).toEqual(['/dogs/?size=small'])
})

test(
  'where storage is forbidden, an answer holds only for its page, and the next page asks again',
  IN_PROOF,
  async ({ page }) => {
    await page.addInitScript(forbidStorage)
    // Without cookies the question for the country opens too.
    const dialog = page.getByRole('dialog', { name: t('consent.title') })
    await open(page, '/elsewhere/')
    await button(page, 'consent.accept').click()
    await expect(dialog).toBeHidden()
    await expect(page.locator(`[data-embed*='"planner"'] iframe`)).toHaveCount(1)
    await open(page, '/')
    await button(page, 'consent.refuse').click()
    await expect(dialog).toBeHidden()
  },
)

test('Escape counts as a refusal, and both answers can be reached by keyboard', IN_PROOF, async ({ page }) => {
  await open(page, '/')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (const name of [t('consent.refuse'), t('consent.accept')])
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return page.evaluate(() => document.activeElement?.textContent)
      })
      .toBe(name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open(page, '/elsewhere/')
  await page.waitForLoadState('networkidle')
  expect(site.provider.asked).toEqual([])
})

test(
  'the choice can be changed on /cookies, where no dialog covers it (spec §2, cookies)',
  IN_PROOF,
  async ({ page }) => {
    await open(page, '/')
    await button(page, 'consent.refuse').click()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('cookies.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('cookies.title') })).toBeVisible()
    await button(page, 'consent.accept').click()
    await expect(page.getByRole('status')).toHaveText(t('consent.saved'))
    for (const name of ['YouTube', 'Planner', 'Pawfeed'])
      await expect(page.getByRole('checkbox', { name })).toBeChecked()
    await open(page, '/elsewhere/')
    await expect(page.locator('[data-embed] iframe')).toHaveCount(ALL.length)
    await open(page, '/cookies/')
    await page.getByRole('checkbox', { name: 'YouTube' }).uncheck()
    await button(page, 'consent.save').click()
    await open(page, '/elsewhere/')
    await expect(page.locator('[data-embed] iframe')).toHaveCount(ALL.length - 1)
    await open(page, '/cookies/')
    await button(page, 'consent.refuse').click()
    await open(page, '/elsewhere/')
    await expect(page.locator('[data-embed] button')).toHaveCount(ALL.length)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

test(
  'the question is asked again for a choice that is half a year old or of another version',
  IN_PROOF,
  async ({ page }) => {
    await open(page, '/cookies/')
    for (const changes of [{ at: Date.now() - 190 * 86_400_000 }, { version: 0 }]) {
      const choice = { version: 1, at: Date.now(), allowed: ALL, refused: [], ...changes }
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(choice)] as const)
      await open(page, '/elsewhere/')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await open(page, '/cookies/')
    }
  },
)

test('with all services allowed, only names that /cookies declares are stored (goal S8)', async ({ page, context }) => {
  await open(page, '/cookies/')
  const declared = await page.getByRole('rowheader').allTextContents()
  await button(page, 'consent.accept').click()
  for (const path of ['/', '/elsewhere/', '/de-de/elsewhere/', '/ru-ru/elsewhere/']) {
    await open(page, path)
    const frames = page.locator('[data-embed] iframe')
    await expect(frames).toHaveCount(path === '/' ? 0 : ALL.length)
    for (const frame of await frames.all()) await frame.scrollIntoViewIfNeeded()
  }
  await expect.poll(() => site.provider.asked.length).toBeGreaterThanOrEqual(ALL.length)
  const stored = [...(await cookiesSetBySites(context)), ...(await storedNames(page))]
  expect(stored).toContain(KEY)
  expect(stored.filter((name) => !declared.includes(name))).toEqual([])
})

test(
  'without configured services, no question is asked, nothing is stored, and /cookies says so',
  IN_PROOF,
  async ({ page }) => {
    const plain = await startServicesSite({ withServices: false })
    try {
      await page.goto(`${plain.origin}/elsewhere/`)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('dialog, [data-embed], iframe')).toHaveCount(0)
      expect(await storedNames(page)).toEqual([])
      await page.goto(`${plain.origin}/cookies/`)
      await expect(page.getByText(t('cookies.none'))).toBeVisible()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
    } finally {
      await plain.stop()
    }
  },
)
