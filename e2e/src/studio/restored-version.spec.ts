import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

const SOON = { timeout: 30_000 }

test(
  'a version from before a move is restored after a question about the change of address',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const admin = await openAdminApi(request)
    const [before, after, user] = ['voor', 'na', 'lezer'].map((name) => `${name}-${randomUUID().slice(0, 8)}`)
    const shared = { site: `${MAIN_BRAND}/nl_NL`, template: 'Default', _status: 'published' }
    const moved = await admin.create('pages', { ...shared, title: 'Verhuisd', path: before })
    const main = [{ blockType: 'AlsoRead', links: [{ title: 'Lees', link: { type: 'page', page: moved.id } }] }]
    const reader = await admin.create('pages', { ...shared, title: 'Lezer', path: user, main })
    await admin.update('pages', moved.id, { path: after, _status: 'published' })
    const versions = await admin.versions('pages', moved.id)
    const older = versions.find(({ version }) => version.path === before)

    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${moved.id}/versions/${older?.id}`)
    await page.getByRole('button', { name: 'Restore this version' }).click(SOON)
    await page.locator('dialog, .confirmation-modal').getByRole('button', { name: 'Confirm' }).click(SOON)
    const question = page.getByRole('dialog', { name: 'Move this to another address?' })
    await expect(question.getByText('Lezer')).toBeVisible(SOON)
    await question.getByRole('button', { name: 'Move it' }).click()
    const path = async () => (await admin.call('get', `/pages/${moved.id}?depth=0`)).body.path
    await expect.poll(path, SOON).toBe(before)
    for (const { id } of [reader, moved]) await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
  },
)
