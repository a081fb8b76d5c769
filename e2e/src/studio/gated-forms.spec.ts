import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON, toBannerBlock } from '../visual-editor.ts'

const SITE = findTestSite(`${MAIN_BRAND}/nl_NL`)

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'gated pages are edited on the page and previewed as customers see them (spec §4)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(240_000)
    const admin = await openAdminApi(request)
    await signInToStudio(page)
    const templates = ['GatedContentPage', 'GatedContentOverview', 'GatedContactPage', 'Default'] as const
    for (const template of templates) {
      const title = `Achter de deur ${template}`
      const path = `deur-${template.toLowerCase()}-${randomUUID().slice(0, 8)}`
      const { id } = await admin.create('pages', {
        site: SITE.id,
        title,
        path,
        template,
        is_gated: true,
        translationGroup: randomUUID(),
        _status: 'published',
        main: [toBannerBlock(`Tekst van ${template}`)],
      })
      await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
      await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
      if (!(await page.locator('.menagerie-preview').isVisible())) await page.locator('#live-preview-toggler').click()
      const frame = page.frameLocator('.menagerie-preview iframe')
      for (const mode of ['Edit', 'Preview']) {
        await page.locator('.menagerie-preview').getByRole('button', { name: mode, exact: true }).click()
        await expect(frame.getByRole('heading', { level: 1 }), mode).toHaveText(title, SOON)
        await expect(frame.getByText(`Tekst van ${template}`), mode).toBeVisible(SOON)
        await expect(frame.locator('[data-edit-area=main]'), mode).toHaveCount(mode === 'Edit' ? 1 : 0)
      }
      // Visitors are still redirected to the homepage.
      const visit = await request.get(toUrl(SITE, path), { maxRedirects: 0 })
      expect(visit.status(), template).toBe(303)
      await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
    }
  },
)
