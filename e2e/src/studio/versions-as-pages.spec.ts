import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { test } from '../test.ts'
import { newPage, SOON, toBannerBlock } from '../visual-editor.ts'

const PAGES = [
  [`${MAIN_BRAND}/nl_NL`, 'Toen', 'Nu'],
  [`${MAIN_BRAND}/de_DE`, 'Früher', 'Größer'],
  [`${MAIN_BRAND}/fr_BE`, 'Avant l’été', 'Après'],
  [`${OTHER_BRAND}/it_IT`, 'Prima', 'Perché'],
] as const

for (const [site, then, now] of PAGES) {
  test(
    `a version is shown as a page beside the version that was public before it: ${site}`,
    IN_PROOF,
    async ({ page, request }) => {
      test.setTimeout(180_000)
      const admin = await openAdminApi(request)
      const banners = (title: string) => [toBannerBlock(title), toBannerBlock(title)]
      const { id } = await admin.create('pages', { ...newPage(), site, main: banners(then), _status: 'published' })
      await signInToStudio(page)
      for (const title of [`${now} 1`, `${now} 2`]) {
        const { updatedAt } = (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
        // Saved as a person on the newest version, so that they are steps of work and not overwritten versions.
        const saved = await page.request.patch(`${adminOrigin}/api/pages/${id}?draft=true`, {
          data: { main: banners(title), _status: 'draft' },
          headers: { 'If-Match': `"${updatedAt}"`, origin: adminOrigin },
        })
        expect(saved.status(), await saved.text()).toBe(200)
      }
      await page.goto(`${adminOrigin}/admin/collections/pages/${id}/versions`)
      const rows = page.locator('.menagerie-history tbody > tr')
      await expect(rows).toHaveCount(2, SOON)
      await expect(rows.first().getByText('1 earlier draft of this version')).toBeVisible()
      await rows.first().getByRole('link', { name: 'See both pages' }).click()
      const frames = page.locator('.menagerie-version-pages iframe')
      await expect(frames).toHaveCount(2, SOON)
      await expect(frames.nth(0).contentFrame().getByRole('heading', { name: then }).first()).toBeVisible(SOON)
      await expect(
        frames
          .nth(1)
          .contentFrame()
          .getByRole('heading', { name: `${now} 2` })
          .first(),
      ).toBeVisible(SOON)
      await admin.remove('pages', id)
    },
  )
}
