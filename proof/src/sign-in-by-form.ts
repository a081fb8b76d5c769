import type { StudioCredentials } from '@menagerie/demo/demo-users'
import type { Page } from '@playwright/test'

/** Signs in with the form of the studio's own page, and waits until the next page opens. */
export async function signInByForm(page: Page, origin: string, { email, password }: StudioCredentials): Promise<void> {
  await page.goto(`${origin}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${origin}/admin`)
}
