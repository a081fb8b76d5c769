import { translator } from '@menagerie/sites/messages'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../scripts/test/chromium.ts'
import { startDomainsSite } from './domains-site.ts'
import { findTestSite } from './sites.ts'
import { test } from './test.ts'

/** Plain http: what ends the encryption stands before a site, and here nothing does. The browser takes them for https. */
const BELGIUM = 'http://tailwell.be.example'
const OTHERS = ['http://tailwell.no.example', 'http://tailwell.nl.example', 'http://aldergrove.example']

let site: Awaited<ReturnType<typeof startDomainsSite>>
let browser: Browser

test.beforeAll(async () => {
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

test('on the domain of Belgium the menu stays French, and one click leads to the Dutch side and back (spec §1)', async () => {
  const { page, problems } = await openPage()
  const french = translator(findTestSite('tailwell/fr_BE'))
  await page.goto(`${BELGIUM}/fr/`)
  const menu = page.getByRole('navigation', { name: french('menu.main') })
  await expect(menu.locator('a').first()).toHaveAttribute('href', /^\/fr\//)
  await page.getByRole('contentinfo').locator('a[href="/fr/actualites/"]').click()
  await expect(page).toHaveURL(`${BELGIUM}/fr/actualites/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://tailwell.be.example/fr/actualites/',
  )

  await page.getByRole('button', { name: french('locale.stay') }).click()
  await page.getByRole('button', { name: french('locale.label') }).click()
  const popup = page.getByRole('dialog', { name: french('locale.title') })
  await expect(popup.getByRole('link', { name: 'Nederland' })).toHaveAttribute(
    'href',
    'https://tailwell.nl.example/nieuws/',
  )
  await popup.getByRole('link', { name: 'België' }).click()
  await expect(page).toHaveURL(`${BELGIUM}/nieuws/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE')

  await page.getByRole('button', { name: 'België' }).click()
  await page.getByRole('link', { name: 'Belgique' }).click()
  await expect(page).toHaveURL(`${BELGIUM}/fr/actualites/`)
  expect(problems).toEqual([])
  await page.close()
})

test('a word of another language leads to the store finder of the country (spec §2)', async () => {
  const { page } = await openPage()
  await page.goto(`${BELGIUM}/store-finder/`)
  await expect(page).toHaveURL(`${BELGIUM}/verkooppunten/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
})

test('a choice is known on the other domain, too, and its address stays as it was (spec §4)', async () => {
  const { page } = await openPage()
  await page.goto(`${BELGIUM}/fr/actualites/`)
  const french = translator(findTestSite('tailwell/fr_BE'))
  await page.getByRole('button', { name: french('locale.label') }).click()
  const link = page.getByRole('link', { name: 'Nederland' })
  // Nothing here answers https.
  await link.evaluate((a: HTMLAnchorElement) => {
    a.protocol = 'http:'
  })
  await link.click()
  await expect(page).toHaveURL('http://tailwell.nl.example/nieuws/')
  const cookies = await page.context().cookies(['http://tailwell.nl.example', BELGIUM])
  expect(cookies.map(({ name, domain }) => `${domain} ${name}`).sort()).toEqual([
    'tailwell.be.example tailwell_manually_switched',
    'tailwell.nl.example tailwell_manually_switched',
  ])
  await page.close()
})

test('a hidden country and the second brand answer on the domains they share', async () => {
  const { page, problems } = await openPage()
  for (const [address, lang, brand] of [
    ['http://tailwell.no.example/da/', 'da-DK', 'tailwell'],
    ['http://aldergrove.example/it/', 'it-IT', 'aldergrove'],
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
