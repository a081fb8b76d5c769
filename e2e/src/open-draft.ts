import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openAdminApi } from './admin-api.ts'
import { signInToStudio } from './sign-in.ts'
import { adminOrigin } from './sites.ts'
import { SOON } from './visual-editor.ts'

/** Opens a Dutch page in the studio that was never published; `more` are its fields besides the title. Callers must remove it. */
export async function openDraft(page: Page, request: APIRequestContext, more: Record<string, unknown> = {}) {
  const admin = await openAdminApi(request)
  const name = `concept-${randomUUID().slice(0, 8)}`
  // A draft may lack required fields.
  const created = await admin.call('post', '/pages?draft=true', {
    site: `${MAIN_BRAND}/nl_NL`,
    title: name,
    path: name,
    template: 'Default',
    _status: 'draft',
    ...more,
  })
  const { id } = created.body.doc
  await signInToStudio(page)
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  const title = page.locator('#field-title')
  const publish = page.locator('#action-save')
  await expect(title).toHaveValue(name, SOON)
  await expect(publish).toBeEnabled(SOON)
  const stored = async () => (await admin.call('get', `/pages/${id}?depth=0`)).body
  const newest = async () => (await admin.call('get', `/pages/${id}?depth=0&draft=true`)).body
  return { name, title, publish, stored, newest, remove: () => admin.call('delete', `/pages/${id}?evenIfUsed=true`) }
}
