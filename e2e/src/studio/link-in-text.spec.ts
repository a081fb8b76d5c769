import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the first form of a kind on a busy machine. */
const SOON = { timeout: 30_000 }

const STYLE = { version: 1, format: '', indent: 0, direction: null }
const text = { type: 'text', text: 'Vraag ons', version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
const content = {
  root: {
    ...STYLE,
    type: 'root',
    children: [{ ...STYLE, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] }],
  },
}

test(
  'a selected word becomes a link to a page of the same site, which is found by its title',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const admin = await openAdminApi(request)
    const path = `vraag-${randomUUID().slice(0, 8)}`
    const { id } = await admin.create('pages', {
      site: `${MAIN_BRAND}/nl_NL`,
      title: path,
      path,
      template: 'Default',
      _status: 'draft',
      main: [{ blockType: 'RichText', content }],
    })
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
    const words = page.locator('[contenteditable=true]', { hasText: 'Vraag ons' })
    const row = page.getByRole('button', { name: /Toggle block/ }).first()
    await expect(row).toBeVisible(SOON)
    if (!(await words.isVisible())) await row.click()
    await words.getByText('Vraag ons').dblclick({ position: { x: 10, y: 8 } })
    await page.locator('.fixed-toolbar [data-button-key=link], .fixed-toolbar .toolbar-popup__button-link').click()
    await page.getByText('Page, article, job opening or product').click()
    await page.getByPlaceholder('Title, address, name or SKU').fill('contact')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Contact', SOON)
    await expect(options.first()).toContainText('(nl_NL) · /contact')
    // Options are listed vertically; only pictures are shown as tiles.
    const [list, option] = await Promise.all([
      page.getByRole('listbox').last().boundingBox(),
      options.first().boundingBox(),
    ])
    expect(option?.width).toBeGreaterThan((list?.width ?? 0) * 0.9)
    await options.first().click()
    // Payload's drawer ignores a click that comes before it has validated the choice (docs/footguns.md).
    const save = page.getByRole('button', { name: 'Save changes' })
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 1_000 })
      await expect(save).toBeHidden({ timeout: 2_000 })
    }).toPass(SOON)
    await expect(words.locator('a')).toHaveText('Vraag', SOON)
    await page.locator('#action-save').click()
    const site = findTestSite(`${MAIN_BRAND}/nl_NL`)
    await expect
      .poll(async () => (await request.get(toUrl(site, path))).text(), SOON)
      .toMatch(new RegExp(`<a [^>]*href="${new URL(toUrl(site, 'contact')).pathname}"[^>]*>Vraag</a>`))
    await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
  },
)
