import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { openSideBySide } from '../side-by-side.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const quote = (text: string) => ({ blockType: 'BlockQuote', text })

test(
  'the Dutch source scrolls beside the German form, and its texts and blocks can be copied across (spec §1)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(180_000)
    const admin = await openAdminApi(request)
    const title = `bron-${randomUUID().slice(0, 8)}`
    const texts = Array.from({ length: 8 }, (_, at) => `Poets het gebit elke dag, deel ${at + 1}.`)
    const source = await admin.create('pages', {
      site: `${MAIN_BRAND}/nl_NL`,
      title,
      path: title,
      template: 'Default',
      _status: 'published',
      main: texts.map(quote),
    })
    const made = await admin.call('post', '/elsewhere', {
      documents: [{ collection: 'pages', id: source.id }],
      site: `${MAIN_BRAND}/de_DE`,
      titles: { [source.id]: `quelle-${title}` },
    })
    const { id } = made.body.documents[0]
    const own = (await admin.call('get', `/pages/${id}?depth=0&draft=true`)).body.main
    await admin.update('pages', id, {
      main: own
        .filter((_row: unknown, at: number) => at !== 2)
        .map((row: object, at: number) => (at === 0 ? { ...row, text: 'Täglich putzen.' } : row)),
    })
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
    const pane = await openSideBySide(page, SOON.timeout)
    await expect(pane.getByText('Poets het gebit elke dag, deel 3.')).toBeVisible(SOON)
    await expect(pane.getByRole('combobox', { name: 'The same on another site' })).toBeFocused()
    // The pane covers no part of the form.
    const [form, beside] = await Promise.all([page.locator('.document-fields__main').boundingBox(), pane.boundingBox()])
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual((beside?.x ?? 0) + 1)
    const { violations } = await new AxeBuilder({ page }).include('.menagerie-beside').analyze()
    expect(violations).toEqual([])
    await page.screenshot({ path: 'var/test/side-by-side.png' })
    const newest = async () => (await admin.call('get', `/pages/${id}?depth=0&draft=true`)).body
    const textsOf = async () => (await newest()).main.map(({ text }: { text: string }) => text)
    // First copies a text, then a block that the copy lacks.
    const first = pane.locator('.menagerie-beside__text', { hasText: 'deel 1.' })
    await first.getByRole('button', { name: 'Copy across' }).click()
    await expect.poll(async () => (await textsOf())[0], SOON).toBe(texts[0])
    await expect(first.getByRole('button', { name: 'Copy across' })).toHaveCount(0)
    await pane.getByRole('button', { name: 'Add it here' }).click()
    await expect.poll(textsOf, SOON).toEqual(texts)
    await expect(pane.getByRole('button', { name: 'Add it here' })).toHaveCount(0, SOON)
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    // Both sides scroll together: the label of a text leads to its field, which is at the same height.
    await pane.locator('.menagerie-beside__text', { hasText: 'deel 8.' }).getByRole('button', { name: 'Quote' }).click()
    const field = page.locator('#field-main__7__text')
    await expect(field).toBeFocused(SOON)
    const part = pane.locator('.menagerie-beside__text', { hasText: 'deel 8.' })
    await expect(part).toHaveAttribute('data-active', '')
    await expect(async () => {
      const [here, there] = await Promise.all([field.boundingBox(), part.boundingBox()])
      expect(Math.abs((here?.y ?? 0) - (there?.y ?? 9_999))).toBeLessThan(200)
    }).toPass(SOON)
    // Shows only differences, of which there are none.
    await pane.getByRole('checkbox', { name: 'Only differences' }).check()
    await expect(pane.getByText('deel 4.')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(pane).toHaveCount(0)
    for (const each of [id, source.id]) await admin.call('delete', `/pages/${each}?evenIfUsed=true`)
  },
)
