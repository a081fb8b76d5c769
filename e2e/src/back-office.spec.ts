import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { loadContent } from '@menagerie/demo/content/load-content'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { signInToStudio } from './sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from './sites.ts'
import { findStaffAccount } from './staff-account.ts'
import { test } from './test.ts'

const SITE = findTestSite(`${MAIN_BRAND}/nl_NL`)
const contact = loadContent()
  .sites.find(({ locale }) => locale.id === SITE.id)
  ?.pages.find(({ template }) => template === 'ContactPage')
const url = toUrl(SITE, contact?.path)
const DELIVERED_MS = 20_000

/** Opens the list of forms, limited to an email address and, if given, a state. */
async function openList(page: Page, email: string, state?: string) {
  const where = state === undefined ? '' : `&where[or][0][and][0][state][equals]=${state}`
  await expect(async () => {
    await page.goto(`${adminOrigin}/admin/collections/submissions?search=${email}${where}`)
    await expect(page.locator('table tbody tr')).toHaveCount(1, { timeout: 3_000 })
  }).toPass({ timeout: DELIVERED_MS })
}

async function choose(page: Page, field: string, text: string) {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.locator(`#field-${field} .rs__option`).filter({ hasText: text }).first().click()
}

async function save(page: Page) {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/'),
  )
  await page.locator('#action-save').click()
  return (await saved).status()
}

test.describe('the back office and sent forms (spec §7)', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(120_000)

  test(
    'a question is assigned, handled and exported as CSV, and a form in the spam list can be set to new',
    IN_PROOF,
    async ({ page, request }) => {
      const [asked, trapped] = [randomUUID(), randomUUID()].map((id) => `${id}@shop.example`)
      for (const [email = '', more] of [
        [asked, {}],
        [trapped, { 'bot-field': 'x' }],
      ] as const) {
        const answer = await request.post(url, {
          form: { 'form-name': 'contact', subject: 'Contact', email, message: '=1+1', ...more },
          headers: { Origin: new URL(url).origin, 'X-Forwarded-For': '203.0.113.91' },
          maxRedirects: 0,
        })
        expect(answer.status()).toBe(303)
      }
      await signInToStudio(page, 'backOffice')
      const { name: ownName } = await findStaffAccount('backOffice')
      await openList(page, asked ?? '')
      await page.locator('table tbody a').first().click()
      const answer = page.getByRole('link', { name: 'Reply by email' })
      await expect(answer).toHaveAttribute('href', `mailto:${asked}?subject=Re%3A%20Contact`)
      await choose(page, 'assignee', ownName)
      await choose(page, 'state', 'Handled')
      expect(await save(page)).toBe(200)
      // A form that was saved is up to date, and is saved again without a reload.
      await page.locator('#field-note').fill('Called on Monday')
      expect(await save(page)).toBe(200)
      const own = `${adminOrigin}/api/submissions/${/[\da-f-]{36}/.exec(page.url())?.[0]}`
      const colleague = { data: { note: 'Called on Monday' }, headers: { Origin: adminOrigin } }
      expect((await page.request.patch(own, colleague)).status()).toBe(200)
      await page.locator('#field-note').fill('Too late')
      expect(await save(page)).toBe(409)
      await expect(page.getByText('This was changed after you opened it').first()).toBeVisible()
      await page.reload()
      await expect(page.locator('#field-note')).toHaveValue('Called on Monday')
      await expect(page.locator('#field-assignee')).toContainText(ownName)
      await expect(page.locator('#field-state')).toContainText('Handled')
      await expect(page.locator('#field-handledAt input')).not.toHaveValue('')

      await openList(page, trapped ?? '', 'spam')
      await page.locator('table tbody a').first().click()
      await choose(page, 'state', 'New')
      expect(await save(page)).toBe(200)
      await openList(page, trapped ?? '', 'new')

      await page.goto(`${adminOrigin}/admin/collections/submissions?search=${asked}`)
      const taken = page.waitForEvent('download')
      await page.getByRole('link', { name: /as CSV$/ }).click()
      const table = readFileSync(await (await taken).path(), 'utf8')
      expect(table).toContain(asked)
      expect(table).not.toContain(trapped)
      expect(table).toContain("'=1+1")
    },
  )
})
