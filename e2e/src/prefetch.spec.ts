import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_US`)
const t = translator(site)

test.use({ viewport: { width: 1280, height: 800 } })

/** Records addresses that the browser prefetches, and errors about the rules. */
async function watchPrefetches(page: Page) {
  const fetched = new Set<string>()
  const complaints: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType !== undefined) complaints.push(String(ruleSet.errorMessage))
  })
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.add(new URL(prefetchUrl).pathname))
  await devtools.send('Preload.enable')
  return { fetched, complaints }
}

test('a page is prefetched while the pointer rests on its link, and a click uses the prefetched page', async ({
  page,
}) => {
  const { fetched, complaints } = await watchPrefetches(page)
  await page.goto(toUrl(site), { waitUntil: 'load' })
  const link = page
    .getByRole('navigation', { name: t('menu.main') })
    .getByRole('link')
    .first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await link.hover()
  await expect.poll(() => [...fetched]).toEqual([path])
  await page.waitForTimeout(500)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  const type = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation && 'deliveryType' in navigation ? navigation.deliveryType : undefined
  })
  expect(type).toBe('navigational-prefetch')
  expect(complaints).toEqual([])
})

test(
  'personal pages, search results, feeds and addresses of broken links are not prefetched',
  IN_PROOF,
  async ({ page }) => {
    const { fetched } = await watchPrefetches(page)
    await page.goto(toUrl(site), { waitUntil: 'load' })
    // Adds links as a later page may have them, and one that is prefetched, to prove that the browser applies the rules at all.
    const addresses = [
      '/business/login/',
      '/search/products/?query=flea',
      '/rss.xml',
      '/?ref=internalinkfailure',
      '/blog/',
    ]
    await page.evaluate((hrefs) => {
      const links = hrefs.map((href) => Object.assign(document.createElement('a'), { href, textContent: href }))
      document.querySelector('main')?.prepend(...links)
    }, addresses)
    for (const href of addresses) {
      await page.getByRole('link', { name: href, exact: true }).hover()
      await page.waitForTimeout(500)
    }
    await expect.poll(() => [...fetched]).toEqual(['/blog/'])
  },
)
