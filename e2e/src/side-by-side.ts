import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the source beside the form. Repeats the click, because one before the form is ready has no effect. `timeout` in milliseconds. */
export async function openSideBySide(page: Page, timeout: number): Promise<Locator> {
  const pane = page.getByRole('region', { name: 'Side by side' })
  await expect(async () => {
    const open = page.getByRole('button', { name: 'Side by side' })
    if ((await open.getAttribute('aria-expanded')) === 'false') await open.click()
    await expect(pane).toBeVisible()
  }).toPass({ timeout })
  return pane
}
