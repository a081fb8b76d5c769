import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signIn } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { test } from '../test.ts'

/** The studio of a busy machine takes its time. */
const SOON = { timeout: 30_000 }

const banner = (blockTitle: string) => ({ blockType: 'CtaBanner', colorTheme: '1', blockTitle })

/** A page of two banners in the main area; its extras are empty. */
function newPage() {
  const name = `bewerken-${randomUUID().slice(0, 8)}`
  return {
    ...{ site: 'tailwell/nl_NL', title: 'Bewerken', path: name, template: 'Default', _status: 'draft' },
    main: [banner('Eerste'), banner('Tweede')],
  }
}

async function openEditor(page: Page, id: string): Promise<FrameLocator> {
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  const toggle = page.locator('#live-preview-toggler')
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  if (!(await page.locator('.menagerie-preview').isVisible())) await toggle.click()
  const frame = page.frameLocator('.menagerie-preview iframe')
  await expect(frame.getByRole('button', { name: 'Extras: add a block' })).toBeVisible(SOON)
  return frame
}

const titles = (frame: FrameLocator) => frame.locator('[data-edit-area=main] h2').allTextContents()

test.describe('editors work on the page itself (spec §1, §4, §6)', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test.setTimeout(300_000)

  test('blocks are found both ways, moved, doubled, deleted, hidden and added; steps go back', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    const stored = async () => (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
    await signIn(page)
    const frame = await openEditor(page, id)
    const second = frame.getByRole('button', { name: 'Call to action, 2 of 2 in Main area' })

    await frame.getByText('Tweede').click()
    await expect(page.locator('#main-row-1 :focus')).toHaveCount(1, SOON)
    await expect(frame.getByRole('button', { name: 'Move up' })).toBeVisible(SOON)

    await second.press('Alt+ArrowUp')
    await expect.poll(() => titles(frame), SOON).toEqual(['Tweede', 'Eerste'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => titles(frame), SOON).toEqual(['Eerste', 'Tweede'])
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => titles(frame), SOON).toEqual(['Tweede', 'Eerste'])

    await frame.getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(() => titles(frame), SOON).toEqual(['Tweede', 'Tweede', 'Eerste'])
    await frame.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => titles(frame), SOON).toEqual(['Tweede', 'Eerste'])

    await page.getByRole('button', { name: 'Outline' }).click()
    await page.getByRole('button', { name: 'Hide: Call to action, 2' }).click()
    await expect(frame.getByRole('button', { name: /2 of 2 in Main area, hidden/ })).toBeVisible(SOON)
    await expect
      .poll(async () => (await stored()).main, SOON)
      .toMatchObject([{ blockTitle: 'Tweede' }, { hidden: true }])
    await frame.getByRole('button', { name: 'Extras: add a block' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quote' }).click()
    await expect(frame.getByRole('note')).toContainText('Quote', SOON)
    await expect(page.locator('#extras-row-0 :focus')).toHaveCount(1, SOON)
    await page.locator('#field-extras__0__text').fill('Een hond is een vriend.')
    await expect(frame.getByText('Een hond is een vriend.')).toBeVisible(SOON)
    await expect.poll(async () => (await stored()).extras, SOON).toMatchObject([{ text: 'Een hond is een vriend.' }])

    await page.locator('#field-extras__0__text').focus()
    await expect(frame.locator('[data-of=block].active .tag')).toHaveText('Quote')
    await admin.remove('pages', id)
  })

  test('a text that is pressed has its field in the form; a title is typed where it stands', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await signIn(page)
    const frame = await openEditor(page, id)
    await frame.getByRole('heading', { level: 2, name: 'Tweede' }).click()
    await expect(page.locator('#field-main__1__blockTitle')).toBeFocused(SOON)
    await expect(frame.getByRole('button', { name: 'Type on the page' })).toBeVisible(SOON)

    await frame.getByRole('button', { name: 'Call to action, 2 of 2 in Main area' }).press('F2')
    const title = frame.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused(SOON)
    await title.press('Control+a')
    await title.pressSequentially('Op de pagina')
    await expect(page.locator('#field-main__1__blockTitle')).toHaveValue('Op de pagina', SOON)
    await title.press('Enter')
    await expect.poll(() => titles(frame), SOON).toEqual(['Eerste', 'Op de pagina'])
    const stored = async () => (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body.main
    await expect.poll(stored, SOON).toMatchObject([{ blockTitle: 'Eerste' }, { blockTitle: 'Op de pagina' }])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => titles(frame), SOON).toEqual(['Eerste', 'Tweede'])
    await admin.remove('pages', id)
  })

  test('links stay in the preview, and each page leads to its form in one click', async ({ page, request }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await signIn(page)
    const frame = await openEditor(page, id)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(frame.locator('[data-edit-area]')).toHaveCount(0, SOON)
    await expect(frame.getByRole('heading', { level: 2, name: 'Eerste' })).toBeVisible(SOON)
    const edit = page.getByRole('link', { name: 'Edit this page' })
    await expect(edit).toBeHidden()
    await frame.locator('header a[href="/nl-nl/"]').first().click()
    await expect(edit).toBeVisible(SOON)
    await edit.click()
    await expect(page).not.toHaveURL(new RegExp(id), SOON)
    const [, home = ''] = /collections\/pages\/([^/?]+)/.exec(page.url()) ?? []
    expect((await admin.call('get', `/pages/${home}?depth=0`)).body).toMatchObject({
      site: 'tailwell/nl_NL',
      template: 'Homepage',
    })
    await admin.remove('pages', id)
  })
})
