import { expect } from '@playwright/test'
import { openDraft } from '../open-draft.ts'
import { IN_PROOF, sampleAt } from '../sample.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

test(
  'the reason why a page was not published stays visible until the page is published',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const { name, title, publish, stored, remove } = await openDraft(page, request)
    const status = page.locator('.menagerie-saves__status')
    const refused = page.locator('.menagerie-saves__refusal')

    await title.fill('')
    await publish.click()
    await expect(refused).toContainText('Not published', SOON)
    await expect(refused).toContainText('Title: This field is required.')
    await expect(status).toHaveText('Saved', SOON)
    // Longer than an autosave of the draft takes.
    await page.waitForTimeout(3_000)
    await expect(refused).toBeVisible()
    await refused.getByRole('button', { name: 'Title' }).click()
    await expect(title).toBeFocused(SOON)

    await title.fill(`${name} af`)
    await publish.click()
    await expect.poll(async () => (await stored())._status, SOON).toBe('published')
    await expect(refused).toBeHidden(SOON)
    await remove()
  },
)

for (const [at, isBeside] of [false, true].entries())
  test(
    `a click on a missing value in a closed row leads to its field${isBeside ? ', with the page beside the form' : ''}`,
    sampleAt(at),
    async ({ page, request }) => {
      test.setTimeout(120_000)
      const blank = () => ({ blockType: 'CtaBanner', colorTheme: '1' })
      const { publish, remove } = await openDraft(page, request, {
        main: [{ ...blank(), blockTitle: 'Een' }, { ...blank(), blockTitle: 'Twee' }, blank()],
      })
      await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
      const beside = page.locator('.menagerie-preview')
      if ((await beside.isVisible()) !== isBeside) await page.locator('#live-preview-toggler').click()
      await expect(beside).toBeVisible({ visible: isBeside, ...SOON })
      await publish.click()
      const lacking = page.locator('.menagerie-saves__refusal').getByRole('button', { name: /Block 3/ })
      await lacking.first().click(SOON)
      const row = page.locator('#main-row-2')
      await expect(row.locator(':focus')).toBeVisible(SOON)
      const isCovered = () =>
        page.evaluate(() => {
          const bar = document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0
          return (document.activeElement?.getBoundingClientRect().top ?? 0) < bar
        })
      await expect.poll(isCovered, SOON).toBe(false)
      await remove()
    },
  )
