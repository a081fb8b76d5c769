import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test.describe('creating a document (spec §4)', () => {
  test.setTimeout(180_000)

  test('opening Create New creates nothing; a title and Enter create the page on the editor’s own site', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const count = async () => (await admin.call('get', '/pages?draft=true&limit=1&depth=0')).body.totalDocs
    const before = await count()
    await signInToStudio(page, 'editor')
    await page.goto(`${adminOrigin}/admin/collections/pages`)
    await page.locator('a[href$="/pages/create"]').first().click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused(SOON)
    await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Site' }).getByRole('option')).toHaveCount(3)
    await page.waitForTimeout(2_000)
    expect(await count()).toBe(before)

    const name = `nieuw-${randomUUID().slice(0, 8)}`
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/collections\/pages\/[0-9a-f-]{36}$/, SOON)
    await expect(page.locator('#field-title')).toHaveValue(name, SOON)
    const [, id = ''] = /pages\/([0-9a-f-]{36})/.exec(page.url()) ?? []
    const made = (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
    expect(made).toMatchObject({ site: `${MAIN_BRAND}/nl_NL`, title: name, _status: 'draft' })
    await admin.remove('pages', id)
  })

  test('the Choose one drawer begins with the editor’s own sites only', IN_PROOF, async ({ page, request }) => {
    const admin = await openAdminApi(request)
    const name = `keuze-${randomUUID().slice(0, 8)}`
    const { id } = await admin.create('pages', {
      site: `${MAIN_BRAND}/nl_NL`,
      title: name,
      path: name,
      template: 'Default',
      _status: 'draft',
    })
    await signInToStudio(page, 'editor')
    await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
    await page.getByRole('button', { name: 'Choose one' }).click()
    const drawer = page.locator('.list-drawer')
    const sites = drawer.locator('tbody td.cell-site')
    await expect(drawer.getByText('My sites')).toBeVisible(SOON)
    await expect
      .poll(async () => (await sites.allTextContents()).filter((site) => !/nl_BE|nl_NL/.test(site)), SOON)
      .toEqual([])
    expect(await sites.count()).toBeGreaterThan(0)
    await admin.remove('pages', id)
  })
})
