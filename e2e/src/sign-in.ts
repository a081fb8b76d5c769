import type { DemoRole } from '@menagerie/demo/demo-users'
import { signInByForm } from '@menagerie/proof/sign-in-by-form'
import { expect, type Page } from '@playwright/test'
import { adminOrigin } from './sites.ts'
import { findStaffAccount } from './staff-account.ts'

/** Signs in to the admin with this test's own account for the role, without leaving the page. */
export async function signInToStudio(page: Page, role: DemoRole = 'admin'): Promise<void> {
  const { email, password } = await findStaffAccount(role)
  const answer = await page.request.post(`${adminOrigin}/api/users/login`, { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Signs in with the form of the admin's own page, which then opens its first page. */
export async function signInToStudioByForm(page: Page): Promise<void> {
  await signInByForm(page, adminOrigin, await findStaffAccount('admin'))
}
