import { type DemoRole, findCredentials } from '@menagerie/demo/demo-users'
import { signInByForm } from '@menagerie/proof/sign-in-by-form'
import type { Page } from '@playwright/test'
import { adminOrigin } from './sites.ts'

/** Signs in to the admin as the demo's administrator, or with another role. */
export const signInToStudio = (page: Page, role?: DemoRole): Promise<void> =>
  signInByForm(page, adminOrigin, findCredentials(role))
