import { DEMO_USERS, demoPassword } from '@menagerie/demo/demo-users'
import type { Page } from '@playwright/test'
import { adminOrigin } from './sites.ts'

type Role = (typeof DEMO_USERS)[number]['role']

/** Signs in to the admin as the demo's administrator, or with another role. */
export async function signInToStudio(page: Page, role: Role = 'admin'): Promise<void> {
  const user = DEMO_USERS.find((each) => each.role === role)
  await page.goto(`${adminOrigin}/admin/login`)
  await page.locator('#field-email').fill(user?.email ?? '')
  await page.locator('#field-password').fill(demoPassword())
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${adminOrigin}/admin`)
}
