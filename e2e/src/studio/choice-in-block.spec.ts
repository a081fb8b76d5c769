import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { newPage, SOON, toBannerBlock } from '../visual-editor.ts'

const [BEFORE, OWN, OTHER] = ['Große Freude', 'Größer als gedacht', 'Süße Träume']

test('when two editors change one block title, the text that the later one rejects is kept in a version (spec §1)', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const admin = await openAdminApi(request)
  const site = `${MAIN_BRAND}/de_DE`
  const main = [toBannerBlock('Erste'), toBannerBlock(BEFORE)]
  const { id } = await admin.create('pages', { ...newPage(), site, main })
  const newest = async () => (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
  await signInToStudio(page)
  // Without presence messages the form learns about the colleague only when it saves.
  await page.route('**/api/presence', (route) => route.abort())
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  await page.locator('#main-row-1 .collapsible__toggle').first().click()

  const [first, second] = (await newest()).main
  await admin.update('pages', id, { main: [first, { ...second, blockTitle: OTHER }], _status: 'draft' })
  const title = page.locator('#field-main__1__blockTitle')
  await title.fill(OWN)
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('group', { name: 'Main area, 2: Call to action, Title' })
  await expect(choice).toContainText('changed by both', SOON)
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await choice.getByRole('radio', { name: OTHER }).check()
  await dialog.getByRole('button', { name: 'Continue with this choice' }).click()
  await expect(dialog).toBeHidden(SOON)
  await expect(title).toHaveValue(OTHER, SOON)
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  expect((await newest()).main).toMatchObject([{ blockTitle: 'Erste' }, { blockTitle: OTHER }])

  await page.goto(`${adminOrigin}/admin/collections/pages/${id}/versions`)
  const turnedDown = page.locator('.menagerie-history tbody > tr').filter({ hasText: '(turned down)' })
  await turnedDown.getByRole('link').first().click()
  await expect(page.getByRole('main')).toContainText(OWN, SOON)
  await admin.remove('pages', id)
})
