import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the first form of a kind on a busy machine. */
const SOON = { timeout: 30_000 }

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.describe('pictures and versions in the studio', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(240_000)

  test(
    'a page with a newly uploaded picture is published only with the Dutch alternative text of the picture',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const name = `beeld-${randomUUID().slice(0, 8)}`
      const { id } = await admin.create('pages', {
        site: `${MAIN_BRAND}/nl_NL`,
        title: name,
        path: name,
        template: 'Default',
        _status: 'draft',
      })
      await signInToStudio(page)
      await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
      await page.getByRole('button', { name: 'Card and picture' }).click()
      const field = page.locator('.menagerie-choice', { hasText: 'In the banner and on cards.' })
      await field.getByRole('button', { name: 'Upload a picture' }).click()
      const drawer = page.locator('dialog[open], .drawer--is-open').last()
      await drawer
        .locator('input[type=file]')
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
      await drawer.locator('#action-save').click()
      const text = field.getByLabel('Alternative text in Dutch.')
      await expect(text).toBeVisible(SOON)
      await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)

      await page.locator('#action-save').click()
      const refusal = `“${name}.png” has no alternative text in Dutch. Write it, or mark it as “Decorative only”`
      const refused = page.locator('.menagerie-saves__refusal')
      await expect(refused).toContainText(`Picture: ${refusal}`, SOON)
      // The autosave of the draft removes the mark at the field, but not this message.
      await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
      await expect(refused).toContainText(refusal)
      await text.fill('Een hond in het gras')
      await expect(field.getByRole('button', { name: 'Save the text' })).toBeVisible()
      // The text is also saved without that button.
      await page.getByRole('heading', { level: 1 }).click()
      await expect(text).toBeHidden(SOON)
      await expect(field).toContainText('Een hond in het gras')
      await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
      await page.locator('#action-save').click()
      const stored = async () => (await admin.call('get', `/pages/${id}?depth=0`)).body
      await expect.poll(async () => (await stored())._status, SOON).toBe('published')
      await expect(refused).toBeHidden(SOON)

      const { image } = await stored()
      await field.getByRole('button', { name: `Remove ${name}.png` }).click()
      await field.getByRole('combobox').fill('hond in het gras')
      const tile = field.getByRole('option', { name: new RegExp(name) })
      await expect(tile.locator('img')).toBeVisible(SOON)
      await tile.click()
      await expect(field.getByRole('link', { name: `${name}.png` })).toBeVisible(SOON)
      for (const [collection, gone] of [
        ['pages', id],
        ['media', image],
      ])
        await admin.call('delete', `/${collection}/${gone}?evenIfUsed=true`)
    },
  )

  test('versions name the person of each save, also when one person made both', IN_PROOF, async ({ page, request }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('authors', { name: 'Eerste' })
    for (const name of ['Tweede', 'Derde']) {
      await admin.update('authors', id, { name })
      // The times in the list have whole seconds.
      await page.waitForTimeout(1_100)
    }
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/authors/${id}/versions`)
    const rows = page.locator('.menagerie-history tbody tr')
    await expect(rows).toHaveCount(3, SOON)
    const [by = ''] = await rows.first().locator('td').nth(1).allTextContents()
    expect(by).not.toBe('The studio itself')
    await rows.first().getByRole('link').click()
    const saved = page.locator('.render-field-diffs').first()
    await expect(saved).toContainText(`by ${by}`, SOON)
    expect((await saved.innerText()).split(`by ${by}`)).toHaveLength(3)
    await admin.remove('authors', id)
  })
})
