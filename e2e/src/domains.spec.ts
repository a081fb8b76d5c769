import { hostOf, MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../scripts/test/chromium.ts'
import { READY_MS, startDomainsSite } from './domains-site.ts'
import { IN_PROOF } from './sample.ts'
import { findTestSite } from './sites.ts'
import { test } from './test.ts'

/** Uses plain http, because no proxy ends TLS here. The browser treats the hosts as https. */
const BELGIAN_HOST = hostOf(MAIN_BRAND, 'nl_BE')
const DUTCH_HOST = hostOf(MAIN_BRAND, 'nl_NL')
const BELGIUM = `http://${BELGIAN_HOST}`
const SHARED = [`http://${hostOf(MAIN_BRAND, 'da_DK')}`, `http://${hostOf(OTHER_BRAND, 'it_IT')}`] as const
const OTHERS = [...SHARED, `http://${DUTCH_HOST}`]

let site: Awaited<ReturnType<typeof startDomainsSite>>
let browser: Browser

test.beforeAll(async () => {
  test.setTimeout(READY_MS + 30_000)
  site = await startDomainsSite()
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGS,
      `--host-resolver-rules=MAP *.example 127.0.0.1:${site.port}`,
      `--unsafely-treat-insecure-origin-as-secure=${[BELGIUM, ...OTHERS].join(',')}`,
      '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
    ],
  })
})
test.afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function openPage(): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()))
  return { page, problems }
}

test(
  'on the Belgian domain French pages link to French pages, and the popup switches to Dutch and back (spec §1)',
  IN_PROOF,
  async () => {
    const { page, problems } = await openPage()
    const french = translator(findTestSite(`${MAIN_BRAND}/fr_BE`))
    await page.goto(`${BELGIUM}/fr/`)
    const menu = page.getByRole('navigation', { name: french('menu.main') })
    await expect(menu.locator('a').first()).toHaveAttribute('href', /^\/fr\//)
    await page.getByRole('contentinfo').locator('a[href="/fr/actualites/"]').click()
    await expect(page).toHaveURL(`${BELGIUM}/fr/actualites/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://${BELGIAN_HOST}/fr/actualites/`)

    await page.getByRole('button', { name: french('locale.stay') }).click()
    await page.getByRole('button', { name: french('locale.label') }).click()
    const popup = page.getByRole('dialog', { name: french('locale.title') })
    await expect(popup.getByRole('link', { name: 'Nederland' })).toHaveAttribute(
      'href',
      `https://${DUTCH_HOST}/nieuws/`,
    )
    await popup.getByRole('link', { name: 'België' }).click()
    await expect(page).toHaveURL(`${BELGIUM}/nieuws/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE')

    await page.getByRole('button', { name: 'België' }).click()
    await page.getByRole('link', { name: 'Belgique' }).click()
    await expect(page).toHaveURL(`${BELGIUM}/fr/actualites/`)
    expect(problems).toEqual([])
    await page.close()
  },
)

test('the English address store-finder redirects to the store finder of the country (spec §2)', IN_PROOF, async () => {
  const { page } = await openPage()
  await page.goto(`${BELGIUM}/store-finder/`)
  await expect(page).toHaveURL(`${BELGIUM}/verkooppunten/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
})

test('a chosen country is stored on both domains, and the address gets no parameter (spec §4)', IN_PROOF, async () => {
  const { page } = await openPage()
  await page.goto(`${BELGIUM}/fr/actualites/`)
  const french = translator(findTestSite(`${MAIN_BRAND}/fr_BE`))
  await page.getByRole('button', { name: french('locale.label') }).click()
  const link = page.getByRole('link', { name: 'Nederland' })
  // No server answers https here.
  await link.evaluate((a: HTMLAnchorElement) => {
    a.protocol = 'http:'
  })
  await link.click()
  await expect(page).toHaveURL(`http://${DUTCH_HOST}/nieuws/`)
  const cookies = await page.context().cookies([`http://${DUTCH_HOST}`, BELGIUM])
  expect(cookies.map(({ name, domain }) => `${domain} ${name}`).sort()).toEqual([
    `${BELGIAN_HOST} ${MAIN_BRAND}_manually_switched`,
    `${DUTCH_HOST} ${MAIN_BRAND}_manually_switched`,
  ])
  await page.close()
})

test('a hidden country and the second brand are served on their shared domains without errors', IN_PROOF, async () => {
  const { page, problems } = await openPage()
  for (const [address, lang, brand] of [
    [`${SHARED[0]}/da/`, 'da-DK', MAIN_BRAND],
    [`${SHARED[1]}/it/`, 'it-IT', OTHER_BRAND],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  expect(problems).toEqual([])
  await page.close()
})
