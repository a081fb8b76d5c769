import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { sampleAt } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { test } from '../test.ts'
import { SOON } from '../visual-editor.ts'

test.describe('the time of a search rule is in the time zone of its site (spec §9)', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const [at, [site, utc]] of (
    [
      [`${MAIN_BRAND}/nl_NL`, '08:30'],
      [`${OTHER_BRAND}/it_IT`, '08:30'],
      [`${MAIN_BRAND}/en_GB`, '09:30'],
    ] as const
  ).entries()) {
    test(
      `9.30 for ${site}, entered in New York, is stored as local time of the site`,
      sampleAt(at),
      async ({ page, request }) => {
        test.setTimeout(120_000)
        const admin = await openAdminApi(request)
        const { id } = (
          await admin.call('post', '/search-rules?draft=true', {
            site,
            title: 'Klok',
            _status: 'draft',
            from: '2027-01-15T12:00:00.000Z',
          })
        ).body.doc
        await signInToStudio(page)
        await page.goto(`${adminOrigin}/admin/collections/search-rules/${id}`)
        const time = page.locator('.menagerie-moment').first().getByRole('textbox', { name: 'Time' })
        await expect(time).toHaveValue(site === `${MAIN_BRAND}/en_GB` ? '12:00' : '13:00', SOON)
        await time.fill('9.30')
        await time.blur()
        const stored = async () => (await admin.call('get', `/search-rules/${id}?draft=true&depth=0`)).body.from
        await expect.poll(stored, SOON).toBe(`2027-01-15T${utc}:00.000Z`)
        await admin.remove('search-rules', id)
      },
    )
  }
})
