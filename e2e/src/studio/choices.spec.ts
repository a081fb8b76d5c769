import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { openDraft } from '../open-draft.ts'
import { IN_PROOF } from '../sample.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test(
  'a chosen picture is replaced by another one, which is found by its file name (spec §4)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const admin = await openAdminApi(request)
    const { body } = await admin.call('get', '/media?limit=2&sort=filename')
    const [first, second] = body.docs
    const draft = await openDraft(page, request, { image: first.id })
    const status = page.locator('.menagerie-saves__status')
    await page.getByRole('button', { name: 'Card and picture' }).click()
    const field = page.locator('.menagerie-choice', { hasText: 'In the banner and on cards.' })
    await field.getByRole('button', { name: `Remove ${first.filename}` }).click()
    const search = field.getByRole('combobox')
    await expect(search).toBeFocused()
    // Slow typing, so that the answer about the draft without the picture arrives meanwhile and redraws the texts of the form.
    const word = second.filename.slice(0, 6)
    await search.pressSequentially(word, { delay: 400 })
    await expect(search).toHaveValue(word)
    await expect(status).toHaveText('Saved', SOON)
    await search.fill(second.filename)
    await field.getByRole('option', { name: new RegExp(second.filename) }).click()
    await expect(field.getByRole('link', { name: second.filename })).toBeVisible(SOON)
    await expect.poll(async () => (await draft.newest()).image, SOON).toBe(second.id)
    await expect(status).toHaveText('Saved', SOON)
    await draft.remove()
  },
)
