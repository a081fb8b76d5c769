import { AxeBuilder } from '@axe-core/playwright'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, TEST_WIDTHS, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const fieldOf = (page: Page) => page.locator('header input[name=query]:visible').first()
const openerOf = (page: Page) => page.getByRole('link', { name: t('search.open') })
const groupOf = (page: Page, key: Parameters<typeof t>[0]) => page.getByRole('group', { name: t(key), exact: true })
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

test.describe('the header search on a desktop (spec §4)', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('shows popular terms and newest products at its first focus, without a search request', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(toUrl(site))
    expect(asked.filter((path) => path.endsWith('search.json'))).toEqual([])
    await fieldOf(page).focus()
    await expect(groupOf(page, 'search.popular').getByRole('option').first()).toBeVisible()
    await expect(groupOf(page, 'search.newest').getByRole('option')).toHaveCount(3)
    await expect.poll(() => isLocked(page)).toBe(true)
    expect(asked.filter((path) => path.startsWith('/1/'))).toEqual([])
  })

  test('finds four products and up to five pages during typing, and arrow keys and Enter open a hit', async ({
    page,
  }) => {
    await page.goto(toUrl(site))
    // No key press may be lost, however early it comes.
    await fieldOf(page).pressSequentially('chicken')
    await expect(fieldOf(page)).toHaveValue('chicken')
    // On a slow machine hits for the first letters show first, and lose the arrow-key mark when they are replaced.
    await expect(page.getByRole('link', { name: t('search.allProducts') })).toHaveAttribute('href', /query=chicken$/)
    await expect(groupOf(page, 'search.products').getByRole('option')).toHaveCount(4)
    expect(await groupOf(page, 'search.pages').getByRole('option').count()).toBeLessThanOrEqual(5)
    await page.keyboard.press('ArrowDown')
    const marked = page.getByRole('option', { selected: true })
    await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '')
    const href = await marked.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new URL(href ?? '', toUrl(site)).href)
    await fieldOf(page).focus()
    await expect(groupOf(page, 'search.recent').getByRole('option')).toHaveText(['chicken'])
    // Recent words of one language do not show in another.
    await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/ru_RU`)))
    await fieldOf(page).focus()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('option', { name: 'chicken' })).toHaveCount(0)
  })

  test('closes with Escape, with a click beside it, and when the mouse leaves it', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    const box = page.getByRole('listbox')
    await fieldOf(page).pressSequentially('stew')
    await expect(groupOf(page, 'search.products')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(fieldOf(page)).toHaveValue('')
    await expect(fieldOf(page)).toBeFocused()
    await expect.poll(() => isLocked(page)).toBe(false)
    await fieldOf(page).click()
    await expect(box).toBeVisible()
    await page.mouse.click(5, 880)
    await expect(box).toHaveCount(0)
    await fieldOf(page).click()
    await box.hover()
    await page.mouse.move(5, 880)
    await expect(box).toHaveCount(0)
  })

  test(
    'follows the combobox pattern: a closed list has no active option, and Tab skips the options',
    IN_PROOF,
    async ({ page }) => {
      await page.goto(toUrl(site))
      const field = fieldOf(page)
      await expect(field).toHaveAttribute('type', 'text')
      await field.pressSequentially('chicken')
      await expect(groupOf(page, 'search.products')).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      // The arrow key opens the list and marks its first option.
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      await page.keyboard.press('Home')
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
      const stops: (string | null)[] = []
      for (let tab = 0; tab < 6; tab += 1) {
        await page.keyboard.press('Tab')
        stops.push(await page.evaluate(() => document.activeElement?.getAttribute('role') ?? null))
      }
      expect(stops).not.toContain('option')
      await field.focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\/products\/(\?query=)?$/)
    },
  )

  test('leads to all products and all information, and says when nothing is found', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await fieldOf(page).pressSequentially('chicken')
    const all = page.getByRole('link', { name: t('search.allProducts') })
    await expect(all).toHaveAttribute('href', /\/search\/results\/\?query=chicken$/)
    const information = page.getByRole('link', { name: t('search.allInformation') })
    await fieldOf(page).fill('puppy')
    await expect(information).toHaveAttribute('href', /\/search\/results\/\?type=blog&query=puppy$/)
    // Only pages match, no article, so the link leads to the list of pages.
    await fieldOf(page).fill('privacy')
    await expect(groupOf(page, 'search.products')).toHaveCount(0)
    await expect(groupOf(page, 'search.pages').getByRole('option').first()).toContainText(/privacy/i)
    await expect(information).toHaveAttribute('href', /\/search\/results\/\?type=page&query=privacy$/)
    await fieldOf(page).fill('qqqqqqxzzz')
    await expect(page.getByText(t('search.noHits')).first()).toBeVisible()
    // Spec §8: the link to the homepage shows, and the suggestions from before a word was typed.
    await expect(page.locator(`header a[href="${new URL(toUrl(site)).pathname}"]`).last()).toBeVisible()
    await expect(groupOf(page, 'search.popular').getByRole('option').first()).toBeVisible()
  })
})

test.describe('the states of the header search (spec §4)', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  const popular = (page: Page) => groupOf(page, 'search.popular')
  const products = (page: Page) => groupOf(page, 'search.products')

  test('a cleared field shows the suggestions from before typing', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await fieldOf(page).fill('stew')
    await expect(products(page)).toBeVisible()
    await fieldOf(page).fill('')
    await expect(products(page)).toHaveCount(0)
    await expect(popular(page)).toBeVisible()
    await expect.poll(() => isLocked(page)).toBe(true)
  })

  test('opening another page closes the search, which is also closed after going back', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await fieldOf(page).fill('chicken')
    await products(page).getByRole('option').first().click()
    await expect(page).not.toHaveURL(toUrl(site))
    await page.goBack()
    await expect(page).toHaveURL(toUrl(site))
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect.poll(() => isLocked(page)).toBe(false)
  })

  test('a narrower window shows as many hits as there is room for', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site))
    await fieldOf(page).fill('chicken')
    await expect(products(page).getByRole('option')).toHaveCount(4)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(products(page).getByRole('option')).toHaveCount(3)
  })

  test(
    'a slow or failed search is reported, keeps the hits that are shown, and the next word is searched again',
    IN_PROOF,
    async ({ page, problems }) => {
      await page.goto(toUrl(site))
      await fieldOf(page).fill('chicken')
      await expect(products(page)).toBeVisible()
      const shown = await products(page).getByRole('option').allTextContents()
      const answer = Promise.withResolvers<void>()
      await page.route('**/1/indexes/**', async (route) => {
        await answer.promise
        await route.fulfill({ status: 503, body: '{}' })
      })
      await fieldOf(page).fill('stew')
      await expect(page.getByText(t('search.slow')).first()).toBeVisible()
      expect(await products(page).getByRole('option').allTextContents()).toEqual(shown)
      answer.resolve()
      await expect(page.getByText(t('search.failed')).first()).toBeVisible()
      expect(await products(page).getByRole('option').allTextContents()).toEqual(shown)
      await page.unroute('**/1/indexes/**')
      await fieldOf(page).fill('stews')
      await expect(page.getByText(t('search.failed'))).toHaveCount(0)
      await expect(products(page).getByRole('option').first()).toContainText(/stew/i)
      problems.length = 0
    },
  )

  for (const width of TEST_WIDTHS)
    test(`no state has axe violations at ${width} px`, IN_PROOF, async ({ page }) => {
      const expectNoViolations = async (state: string) => {
        const { violations } = await new AxeBuilder({ page }).include('header').analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${state}: ${id}: ${html}`))
        expect(found).toEqual([])
      }
      await page.setViewportSize({ width, height: 900 })
      await page.goto(toUrl(site))
      if (width < 1_200) await openerOf(page).click()
      else await fieldOf(page).focus()
      await expect(popular(page)).toBeVisible()
      await expectNoViolations('before a word')
      await fieldOf(page).fill('chicken')
      await expect(products(page)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
      await expectNoViolations('results')
      await fieldOf(page).fill('qqqqqxzzz')
      await expect(page.getByText(t('search.noHits')).first()).toBeVisible()
      await expectNoViolations('nothing found')
    })
})

test('the header search opens by touch on a phone, finds products and returns the focus when it closes', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(toUrl(site))
  await openerOf(page).tap()
  await expect(groupOf(page, 'search.popular')).toBeVisible()
  await fieldOf(page).pressSequentially('chicken')
  await expect(groupOf(page, 'search.products').getByRole('option')).toHaveCount(3)
  await page.getByRole('button', { name: t('search.close') }).tap()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })

  test('the search field is a form that leads to the results', async ({ page }) => {
    await page.goto(toUrl(site))
    await fieldOf(page).fill('chicken')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/products\/\?query=chicken$/)
  })
})
