import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { watchShifts } from './layout-shifts.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1280, height: 800 }
/** Latin letters, Cyrillic ones, and the other brand, each at one window size. */
const LOOKS = [
  [findTestSite(`${MAIN_BRAND}/en_US`), LAPTOP],
  [findTestSite(`${MAIN_BRAND}/ru_RU`), PHONE],
  [findTestSite(`${OTHER_BRAND}/nl_NL`), PHONE],
] as const
/** Well after a page is drawn, even on a busy machine. */
const LATE_MS = 2_500

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS))
    await route.continue().catch(() => undefined)
  })
}

/** Returns the fonts in which the browser has drawn the heading, and whether they are the site's or this computer's. */
async function findHeadingFonts(page: Page): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  return (await tools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
}

for (const [at, [site, viewport]] of LOOKS.entries())
  test.describe(`fonts in ${site.id} (goal P6, decision 013)`, sampleAt(at, 1), () => {
    test(`that load late shift nothing at ${viewport.width} px`, IN_PROOF, async ({ browser }) => {
      const findPaths = async (page: Page) => {
        const links = page.locator('main article a, main a')
        const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        return paths.filter((path) => path.startsWith('/')).slice(0, 1)
      }
      // Each page gets a new browser, because fonts already in memory from an earlier page do not arrive late.
      const visit = async (path: string) => {
        const context = await browser.newContext({ viewport })
        const page = await context.newPage()
        await delayFonts(page)
        const readShifts = await watchShifts(page)
        const loaded = page.waitForResponse(/\.woff2$/)
        await page.goto(new URL(path, toUrl(site)).href)
        await loaded
        await page.evaluate(() => document.fonts.ready)
        expect(await readShifts(), path).toEqual([])
        const further = await findPaths(page)
        await context.close()
        return further
      }
      for (const path of await visit('')) await visit(path)
    })

    test('are the brand’s own on a page of a returning visitor', IN_PROOF, async ({ page }) => {
      await page.goto(toUrl(site))
      await expect(async () => {
        await page.reload()
        const fonts = await findHeadingFonts(page)
        expect(fonts.some(({ isCustomFont }) => isCustomFont)).toBe(true)
      }).toPass()
    })

    test('are preloaded, and each preloaded font is requested only once', async ({ page }) => {
      const fonts: string[] = []
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
      await page.goto(toUrl(site), { waitUntil: 'networkidle' })
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')))
      expect(preloaded.length).toBeGreaterThan(0)
      for (const href of preloaded) {
        const used = await page.evaluate((url) => performance.getEntriesByName(url).length, href)
        expect(used, href).toBe(1)
        expect(fonts).toContain(href)
      }
    })
  })
