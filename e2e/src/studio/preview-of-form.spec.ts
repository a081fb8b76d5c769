import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { chooseSite, newPage, openEditor, SOON, titles, toBannerBlock } from '../visual-editor.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the preview follows a page to another country and another brand (spec §1, §6)', async ({ page, request }) => {
  test.setTimeout(240_000)
  const admin = await openAdminApi(request)
  const { id } = await admin.create('pages', newPage())
  await signInToStudio(page)
  const frame = await openEditor(page, id)
  const moves = [
    [MAIN_BRAND, 'Deutschland (de_DE)', 'de_DE'],
    [OTHER_BRAND, 'Italia (it_IT)', 'it_IT'],
    [MAIN_BRAND, 'Nederland (nl_NL)', 'nl_NL'],
  ] as const
  for (const [brand, name, code] of moves) {
    await chooseSite(page, brand, name)
    await expect(frame.locator(`html[data-preview-site="${brand}/${code}"]`)).toHaveCount(1, SOON)
    await expect.poll(() => titles(frame), SOON).toEqual(['Eerste', 'Tweede'])
    // Text that is typed next reaches the page shown now.
    const typed = `Titel voor ${code}`
    await page.locator('#field-title').fill(typed)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(typed, SOON)
    await expect(page.locator('.menagerie-preview [role=status]').first()).not.toContainText('is not responding')
  }
  await admin.remove('pages', id)
})

test('mini banners, main area and extras are in the same order on the page as in its form', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const admin = await openAdminApi(request)
  const fresh = newPage()
  const { id } = await admin.create('pages', {
    ...fresh,
    _status: 'published',
    main: [toBannerBlock('In het midden')],
    extras: [toBannerBlock('Onderaan')],
  })
  await signInToStudio(page)
  const frame = await openEditor(page, id)
  const areas = frame.locator('[data-edit-area]')
  await expect(areas.first()).toBeAttached(SOON)
  const names = await areas.evaluateAll((all) => all.map((area) => area.getAttribute('data-edit-area')))
  expect(names).toEqual(['miniBanners', 'main', 'extras'])
  const inForm = await page
    .locator('#field-miniBanners, #field-main, #field-extras')
    .evaluateAll((fields) => fields.map(({ id }) => id.replace('field-', '')))
  expect(inForm).toEqual(names)
  for (const width of [1280, 360]) {
    const visit = await page.context().newPage()
    await visit.setViewportSize({ width, height: 900 })
    await visit.goto(toUrl(findTestSite(fresh.site), fresh.path))
    const heads = visit.locator('main h2')
    await expect(heads).toHaveText(['In het midden', 'Onderaan'], SOON)
    const [main, extras] = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top))
    expect(extras).toBeGreaterThan(main ?? Number.NaN)
    await visit.close()
  }
  await admin.remove('pages', `${id}?evenIfUsed=true`)
})

for (const width of [1440, 360]) {
  test(
    `the dialog Share a link fits in the window, closes with Escape and returns the focus: ${width} px`,
    width === 1440 ? {} : IN_PROOF,
    async ({ page, request }) => {
      test.setTimeout(240_000)
      const admin = await openAdminApi(request)
      const { id } = await admin.create('pages', newPage())
      await signInToStudio(page)
      await openEditor(page, id)
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await page.setViewportSize({ width, height: 900 })
      const share = page.getByRole('button', { name: 'Share a link' })
      await share.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Share a link' })
      const field = dialog.getByLabel('Who it is for')
      await expect(field).toBeFocused(SOON)
      const box = await dialog.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await dialog.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(36)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(share).toBeFocused()

      await share.press('Enter')
      await field.fill('Directie')
      await field.press('Enter')
      const link = dialog.getByLabel('The link')
      await expect(link).toHaveValue(/__preview/, SOON)
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(36)
      await dialog.getByRole('button', { name: 'Close' }).press('Enter')
      await expect(share).toBeFocused()
      const { body } = await admin.call('get', '/preview-links?where[title][equals]=Directie&limit=10')
      for (const made of body.docs) await admin.remove('preview-links', made.id)
      await admin.remove('pages', id)
    },
  )
}
