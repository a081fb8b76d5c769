import { DEMO_USERS, demoPassword } from '@menagerie/demo/demo-users'
import type { Page } from '@playwright/test'
import { adminOrigin } from './sites.ts'

/** Signs in to the admin as the demo's administrator. */
export async function signIn(page: Page): Promise<void> {
  const admin = DEMO_USERS.find((user) => user.role === 'admin')
  await page.goto(`${adminOrigin}/admin/login`)
  await page.locator('#field-email').fill(admin?.email ?? '')
  await page.locator('#field-password').fill(demoPassword())
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${adminOrigin}/admin`)
}
