import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)

/** Formats a day and a time as the form does, in the site's time zone. */
function toTyped(date: Date): { day: string; time: string } {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: timeZoneOf(site), ...options }).format(date)
  const day = [
    write({ weekday: 'short' }),
    write({ day: 'numeric' }),
    write({ month: 'short' }).slice(0, 3),
    write({ year: 'numeric' }),
  ]
  return { day: day.join(' '), time: write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) }
}

test(
  'a page that is scheduled for unpublishing is gone for visitors at its time',
  IN_PROOF,
  async ({ page, request }) => {
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

    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
    const plans = page.getByRole('region', { name: 'Planned' })
    await expect(plans).toContainText('Nothing is planned')
    await plans.getByRole('button', { name: 'Publish or unpublish later' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Unpublish').check()
    await dialog.getByRole('button', { name: 'Plan it' }).click()
    await expect(dialog.getByText('Choose a day')).toBeVisible()
    await expect(dialog.getByText('Enter the time as')).toBeVisible()
    // The form has no seconds, so the minute that has begun is due now.
    const { day, time } = toTyped(new Date())
    await dialog.getByRole('textbox', { name: 'Day' }).fill(day)
    await dialog.getByRole('textbox', { name: 'Day' }).press('Enter')
    await dialog.getByLabel('Time, such as').fill(time)
    await dialog.getByRole('button', { name: 'Plan it' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(statusAtSite, { timeout: 30_000 }).toBe(404)
  },
)
