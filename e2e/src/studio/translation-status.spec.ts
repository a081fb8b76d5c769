import { expect } from '@playwright/test'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test(
  'the translations table filters by state and site, and a missing entry can be left out on purpose (spec §1)',
  IN_PROOF,
  async ({ page }) => {
    test.setTimeout(120_000)
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/translations`)
    await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible(SOON)
    const rows = page.getByRole('row')
    await expect(rows.nth(3)).toBeVisible(SOON)
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Missing')
    await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption('ru_RU')
    const missing = page.getByRole('button', { name: 'Missing' }).first()
    await expect(missing).toBeVisible(SOON)
    // The choice of a site filters only rows, so the first symbol in a row may belong to another site.
    await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption('Any')
    await missing.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave it out on purpose' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0, SOON)
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Left out on purpose')
    const left = page.getByRole('button', { name: 'Left out on purpose' })
    await expect(left).toHaveCount(1, SOON)
    await left.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Include it again' }).click()
    await expect(left).toHaveCount(0, SOON)
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Any')
    await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption('ru_RU')
    await page
      .getByRole('combobox', { name: 'Type of content', exact: true })
      .selectOption('Pictures: alternative texts')
    await expect(page.getByRole('columnheader', { name: 'uk' })).toBeVisible(SOON)
    // Pictures are listed by language, so the chosen site does not filter them.
    await expect(rows.nth(3)).toBeVisible(SOON)
  },
)

test(
  'the translations table keeps its filters after going back and reloading, and can retry loading (spec §1)',
  IN_PROOF,
  async ({ page }) => {
    test.setTimeout(120_000)
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/translations`)
    const template = page.getByRole('combobox', { name: 'Template', exact: true })
    await expect(template).toBeVisible(SOON)
    await template.selectOption({ index: 1 })
    const chosen = await template.inputValue()
    // A symbol opens the document in the same window.
    await page.locator('tbody a:not([target])').first().click()
    await expect(page.locator('#field-title')).toBeVisible(SOON)
    await page.goBack()
    await expect(template).toHaveValue(chosen, SOON)
    await page.reload()
    await expect(template).toHaveValue(chosen, SOON)
    await page.route('**/api/translation-status?*', (route) => route.abort())
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Draft')
    const again = page.getByRole('button', { name: 'This could not be loaded. Try again.' })
    await expect(again).toBeVisible(SOON)
    await page.unroute('**/api/translation-status?*')
    await again.click()
    await expect(again).toBeHidden(SOON)
    await expect(template).toHaveValue(chosen)
  },
)
