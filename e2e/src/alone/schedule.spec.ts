import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signIn } from '../sign-in.ts'
import { adminOrigin, findSite, toUrl } from '../sites.ts'
import { test } from '../test.ts'

const site = findSite('tailwell/nl_NL')

/** As the form writes a moment: `21 Nov 2026, 11:07`. */
function toTyped(date: Date): string {
  const [time = '', day = ''] = [date.toTimeString().slice(0, 5), String(date.getDate())]
  return `${day} ${date.toLocaleString('en-GB', { month: 'short' }).slice(0, 3)} ${date.getFullYear()}, ${time}`
}

test('a page that is planned to go away is gone for visitors when its time has come', async ({ page, request }) => {
  const admin = await openAdminApi(request)
  const path = `gepland-${randomUUID().slice(0, 8)}`
  const { id } = await admin.create('pages', {
    site: site.id,
    template: 'Default',
    title: 'Tijdelijke actie',
    path,
    translationGroup: randomUUID(),
    _status: 'published',
  })
  const statusAtSite = async () => (await request.get(toUrl(site, path))).status()
  await expect.poll(statusAtSite).toBe(200)

  await signIn(page)
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  await page.locator('.form-submit .popup__trigger-wrap button').first().click()
  await page.getByText('Publish or unpublish later').click()
  const plan = page.locator('.schedule-publish__scheduler')
  await expect(plan.getByLabel('Unpublish')).toBeChecked()
  const time = plan.locator('input[type=text]').first()
  // The minute that has begun: the form knows no seconds, so this is due now.
  await time.fill(toTyped(new Date()))
  await time.press('Enter')
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect.poll(statusAtSite, { timeout: 30_000 }).toBe(404)
})
