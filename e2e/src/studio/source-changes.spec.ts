import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '',
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})

test(
  'a German form lists what has changed in its Dutch source, and each change can be settled (spec §1)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(150_000)
    const admin = await openAdminApi(request)
    const title = `bron-${randomUUID().slice(0, 8)}`
    const quote = { blockType: 'BlockQuote', text: 'Poets het gebit elke dag.' }
    const text = { blockType: 'RichText', content: paragraph('Kauwen houdt tanden schoon.') }
    const source = await admin.create('pages', {
      site: `${MAIN_BRAND}/nl_NL`,
      title,
      path: title,
      template: 'Default',
      _status: 'published',
      main: [quote, text],
    })
    const made = await admin.call('post', '/elsewhere', {
      documents: [{ collection: 'pages', id: source.id }],
      site: `${MAIN_BRAND}/de_DE`,
      titles: { [source.id]: `quelle-${title}` },
    })
    const { id } = made.body.documents[0]
    const rows = (await admin.call('get', `/pages/${source.id}?depth=0`)).body.main
    const [first, second] = rows
    await admin.update('pages', source.id, {
      main: [
        { ...second, content: paragraph('Kauwen houdt alle tanden schoon.') },
        { ...first, text: 'Poets het gebit twee keer per dag.' },
        { ...quote, text: 'Vraag je dierenarts.' },
      ],
      _status: 'published',
    })
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
    const box = page.getByRole('region', { name: 'Created from' })
    await expect(box.getByText('2 texts have changed at the source')).toBeVisible(SOON)
    await expect(box.getByText('1 block or row has been added at the source')).toBeVisible()
    await expect(box.getByText('2 texts are still in Dutch')).toBeVisible()
    await box.getByRole('button', { name: 'See what needs doing' }).click()
    const dialog = page.getByRole('dialog', { name: 'See what needs doing' })
    const quoteChange = dialog.locator('section', { hasText: 'twee keer per' }).first()
    await expect(quoteChange.locator('del')).toHaveText('elke')
    await expect(quoteChange.locator('ins')).toHaveText('twee keer per')
    await page.screenshot({ path: 'var/test/source-changes.png' })
    await quoteChange.getByRole('button', { name: 'Still correct' }).click()
    await dialog
      .locator('section', { hasText: 'alle tanden' })
      .first()
      .getByRole('button', { name: 'Use the new text' })
      .click()
    await dialog.getByRole('button', { name: 'Add it here' }).click()
    const newest = async () => (await admin.call('get', `/pages/${id}?depth=0&draft=true`)).body
    const textsOf = async () =>
      (await newest()).main.map((row: Record<string, unknown>) => row.text ?? JSON.stringify(row.content))
    await expect
      .poll(textsOf, SOON)
      .toEqual(['Poets het gebit elke dag.', 'Vraag je dierenarts.', expect.stringContaining('alle tanden')])
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    await expect(box.getByText('have changed at the source')).toBeHidden(SOON)
    await box.getByRole('button', { name: 'See what needs doing' }).click()
    await dialog.getByRole('listitem').getByRole('button', { name: 'Main area · Text · Text' }).click()
    const editor = page.locator('[contenteditable=true]').first()
    await expect(editor).toHaveText('Kauwen houdt alle tanden schoon.', SOON)
    await box.getByRole('button', { name: 'See what needs doing' }).click()
    await dialog.getByRole('button', { name: 'All of these are correct' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Nothing left to do here.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(box.getByText('The source has not changed since.')).toBeVisible(SOON)
    expect(await newest()).toMatchObject({ openTexts: 0 })
    for (const each of [id, source.id]) await admin.call('delete', `/pages/${each}?evenIfUsed=true`)
  },
)
