import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { studioTest as test } from '../studio-test.ts'
import { newPage, openEditor, SOON, titles, toBannerBlock } from '../visual-editor.ts'

/** Simulates a busy browser, which reports the earlier and the present position of a row at the same time. */
const tellRowsLate = () => {
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const held: IntersectionObserverEntry[] = []
      super((entries, observer) => {
        held.push(...entries)
        const isOfRow = held[0]?.target.closest('[id*="-row-"]') != null
        if (!isOfRow || held.length > 1) callback(held.splice(0), observer)
      }, options)
    }
  }
}

test.describe('editing on the page itself (spec §1, §4, §6)', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test.setTimeout(120_000)

  test('blocks can be selected, moved, duplicated, deleted, hidden and added, and steps can be undone', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    const stored = async () => (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
    await signInToStudio(page)
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
    // The tools of a block show when it is selected or has the focus.
    await page
      .getByRole('navigation', { name: 'Outline of the page' })
      .getByRole('button', { name: /2\. Eerste/ })
      .focus()
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

  test('a click on a text focuses its form field, and a title can be typed on the page', async ({ page, request }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await signInToStudio(page)
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

  test('a row that is opened while the browser is busy shows its fields', IN_PROOF, async ({ page, request }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await page.addInitScript(tellRowsLate)
    await signInToStudio(page)
    const frame = await openEditor(page, id)
    await frame.getByRole('button', { name: 'Call to action, 2 of 2 in Main area' }).press('Enter')
    await expect(page.locator('#field-main__1__blockTitle')).toBeVisible(SOON)
    await admin.remove('pages', id)
  })

  test(
    'a click on the page that arrives late opens its row and leaves the focus in the current field',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const { id } = await admin.create('pages', newPage())
      await signInToStudio(page)
      const frame = await openEditor(page, id)
      await frame.getByRole('heading', { level: 2, name: 'Tweede' }).click()
      const field = page.locator('#field-main__1__blockTitle')
      await expect(field).toBeFocused(SOON)
      // Simulates a busy browser: the click arrives when the focus is already in the form.
      await frame
        .getByRole('button', { name: 'Call to action, 1 of 2 in Main area' })
        .evaluate((tag: HTMLElement) => tag.click())
      await expect(page.locator('#main-row-0 .collapsible__toggle--open')).toBeAttached(SOON)
      await expect(page.locator('#field-main__0__blockTitle')).toBeVisible(SOON)
      await expect(field).toBeFocused()
      await admin.remove('pages', id)
    },
  )

  test(
    'links stay inside the preview, and each page leads to its form in one click',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const { id } = await admin.create('pages', newPage())
      await signInToStudio(page)
      const frame = await openEditor(page, id)
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await expect(frame.locator('[data-edit-area]')).toHaveCount(0, SOON)
      await expect(frame.getByRole('heading', { level: 2, name: 'Eerste' })).toBeVisible(SOON)
      const edit = page.getByRole('link', { name: 'Edit this page' })
      await expect(edit).toBeHidden()
      await frame.locator(`header a[href*="/__preview/${MAIN_BRAND}/nl_NL/?"]`).first().click()
      await expect(edit).toBeVisible(SOON)
      await edit.click()
      await expect(page).not.toHaveURL(new RegExp(id), SOON)
      const [, home = ''] = /collections\/pages\/([^/?]+)/.exec(page.url()) ?? []
      expect((await admin.call('get', `/pages/${home}?depth=0`)).body).toMatchObject({
        site: `${MAIN_BRAND}/nl_NL`,
        template: 'Homepage',
      })
      await admin.remove('pages', id)
    },
  )
})

/** The same in other languages and scripts and the other brand: typed text shows on the site's own page. */
for (const site of [`${MAIN_BRAND}/de_DE`, `${MAIN_BRAND}/fr_BE`, `${OTHER_BRAND}/it_IT`]) {
  test(
    `a click on a text finds its field, and typed text is shown on the page: ${site}`,
    IN_PROOF,
    async ({ page, request }) => {
      test.setTimeout(240_000)
      const admin = await openAdminApi(request)
      const twice = { ...toBannerBlock('Größe, grâce à l’été'), blockText: 'Größe, grâce à l’été' }
      const { id } = await admin.create('pages', { ...newPage(), site, main: [toBannerBlock('Erste'), twice] })
      await signInToStudio(page)
      const frame = await openEditor(page, id)
      await expect(frame.locator(`html[data-preview-site="${site}"]`)).toHaveCount(1)
      await frame.getByRole('heading', { level: 2, name: 'Größe, grâce à l’été' }).click()
      await expect(page.locator('#field-main__1__blockTitle')).toBeFocused(SOON)
      await page.locator('#field-main__1__blockTitle').fill('Außergewöhnlich, élégant, perché')
      await expect.poll(() => titles(frame), SOON).toEqual(['Erste', 'Außergewöhnlich, élégant, perché'])
      await admin.remove('pages', id)
    },
  )
}

test(
  'blocks are moved, edited, duplicated and deleted by keyboard at tablet width, and each step is announced',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 768, height: 1024 })
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await signInToStudio(page)
    const frame = await openEditor(page, id)
    const announced = page.locator('.menagerie-preview__done')
    await expect(page.getByRole('button', { name: '360', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const second = frame.getByRole('button', { name: 'Call to action, 2 of 2 in Main area' })
    const first = frame.getByRole('button', { name: 'Call to action, 1 of 2 in Main area' })

    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(announced).toHaveText('Call to action moved to position 1 in Main area', SOON)
    await expect.poll(() => titles(frame), SOON).toEqual(['Tweede', 'Eerste'])
    await expect(first).toBeFocused(SOON)

    await page.keyboard.press('F2')
    const title = frame.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused(SOON)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Met toetsen')
    await page.keyboard.press('Enter')
    await expect.poll(() => titles(frame), SOON).toEqual(['Met toetsen', 'Eerste'])
    await expect(first).toBeFocused(SOON)

    await page.keyboard.press('Control+d')
    await expect(announced).toHaveText('Call to action duplicated', SOON)
    await expect.poll(() => titles(frame), SOON).toEqual(['Met toetsen', 'Met toetsen', 'Eerste'])
    await frame.getByRole('button', { name: 'Call to action, 1 of 3 in Main area' }).focus()
    await page.keyboard.press('Delete')
    await expect(announced).toHaveText('Call to action deleted', SOON)
    await expect.poll(() => titles(frame), SOON).toEqual(['Met toetsen', 'Eerste'])

    await first.focus()
    await page.keyboard.press('Enter')
    await expect(announced).toHaveText('Call to action: form opened', SOON)
    await expect(page.locator('#main-row-0 :focus')).toHaveCount(1, SOON)
    await admin.remove('pages', id)
  },
)
