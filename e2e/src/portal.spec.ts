import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { translator } from '@menagerie/sites/messages'
import { factsOf } from '@menagerie/sites/site-facts'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from './admin-api.ts'
import { sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)
const portal = toUrl(site, factsOf(site).features.portal)
const PASSWORD = 'otters hold hands asleep'
const SHOP = { company: 'Otter & Sons', address: 'Mill Lane 4', postcode: 'LS1 4AB', city: 'Leeds', name: 'Ann Otter' }

async function register(page: Page, email: string) {
  await page.goto(toUrl(site, fixedPagePath(site, 'register')))
  for (const [name, value] of Object.entries({ ...SHOP, email, password: PASSWORD, password_confirmation: PASSWORD }))
    await page.locator(`main [name=${name}]`).fill(value)
  await page.getByRole('button', { name: t('portal.sendApplication') }).click()
  await expect(page.getByText(t('auth.registered'))).toBeVisible()
}

async function logIn(page: Page, email: string) {
  await page.goto(toUrl(site, fixedPagePath(site, 'login')))
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(PASSWORD)
  await page
    .locator('main')
    .getByRole('button', { name: t('account.logIn') })
    .click()
}

for (const [at, javaScriptEnabled] of [true, false].entries())
  test.describe(
    `a shop and its portal ${javaScriptEnabled ? 'with' : 'without'} JavaScript (spec §2, §4, business)`,
    sampleAt(at),
    () => {
      test.use({ javaScriptEnabled })

      test('applies for an account, waits for approval, signs in, downloads a file and signs out', async ({
        page,
        request,
      }) => {
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${javaScriptEnabled ? 21 : 22}` })
        const email = `${randomUUID()}@shop.example`
        await register(page, email)
        await logIn(page, email)
        const pending = t('auth.pending', { company: SHOP.company })
        await expect(page.getByRole('status').filter({ hasText: pending })).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)

        const admin = await openAdminApi(request)
        const found = await admin.call('get', `/customers?where[email][equals]=${email}&depth=0`)
        await admin.update('customers', found.body.docs[0].id, { state: 'approved' })
        await logIn(page, email)
        await expect(page).toHaveURL(portal)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // Signed-in customers see neither form.
        for (const asking of ['login', 'register'] as const) {
          await page.goto(toUrl(site, fixedPagePath(site, asking)))
          await expect(page).toHaveURL(portal)
        }

        const file = page.locator('main a[href*="/portal-files/"]').first()
        const address = new URL((await file.getAttribute('href')) ?? '', portal).href
        const taken = await page.request.get(address)
        expect([taken.status(), taken.headers()['cache-control']]).toEqual([200, 'no-store'])
        expect((await taken.body()).length).toBeGreaterThan(100)
        expect((await request.get(address, { maxRedirects: 0 })).status()).not.toBe(200)

        await page.goto(toUrl(site, fixedPagePath(site, 'account')))
        await expect(page.getByText(t('portal.thisSession')).first()).toBeVisible()
        await page
          .getByRole('button', { name: t('account.logOut') })
          .first()
          .click()
        await expect(page).toHaveURL(toUrl(site))
        await page.goto(portal)
        await expect(page).toHaveURL(toUrl(site))
      })
    },
  )
