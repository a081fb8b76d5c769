import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signIn } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { test } from '../test.ts'

/** A busy machine takes its time for the first form of a kind. */
const SOON = { timeout: 30_000 }

test('why a page was not published stays in sight until it is', async ({ page, request }) => {
  test.setTimeout(120_000)
  const admin = await openAdminApi(request)
  const name = `weigering-${randomUUID().slice(0, 8)}`
  const { id } = await admin.create('pages', {
    ...{ site: 'tailwell/nl_NL', title: name, path: name, template: 'Default', _status: 'draft' },
  })
  await signIn(page)
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  const status = page.locator('.menagerie-saves__status')
  const refused = page.locator('.menagerie-saves__refusal')
  const title = page.locator('#field-title')
  await expect(title).toHaveValue(name, SOON)

  await title.fill('')
  await page.locator('#action-save').click()
  await expect(refused).toContainText('Not published', SOON)
  await expect(refused).toContainText('Title: This field is required.')
  await expect(status).toHaveText('Saved', SOON)
  // Longer than a draft needs to save itself.
  await page.waitForTimeout(3_000)
  await expect(refused).toBeVisible()
  await refused.getByRole('button', { name: 'Title' }).click()
  await expect(title).toBeFocused(SOON)

  await title.fill(`${name} af`)
  await page.locator('#action-save').click()
  const stored = async () => (await admin.call('get', `/pages/${id}?depth=0`)).body
  await expect.poll(async () => (await stored())._status, SOON).toBe('published')
  await expect(refused).toBeHidden(SOON)
  await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
})

for (const isBeside of [false, true])
  test(`what a publish lacks in a closed row is one press away${isBeside ? ', with the page beside the form' : ''}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const admin = await openAdminApi(request)
    const name = `weigering-${randomUUID().slice(0, 8)}`
    const blank = () => ({ blockType: 'CtaBanner', colorTheme: '1' })
    const created = await admin.call('post', '/pages?draft=true', {
      ...{ site: 'tailwell/nl_NL', title: name, path: name, template: 'Default', _status: 'draft' },
      main: [{ ...blank(), blockTitle: 'Een' }, { ...blank(), blockTitle: 'Twee' }, blank()],
    })
    const { id } = created.body.doc
    await signIn(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
    await expect(page.locator('#field-title')).toHaveValue(name, SOON)
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    const beside = page.locator('.menagerie-preview')
    if ((await beside.isVisible()) !== isBeside) await page.locator('#live-preview-toggler').click()
    await expect(beside).toBeVisible({ visible: isBeside, ...SOON })
    await page.locator('#action-save').click()
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
    await admin.call('delete', `/pages/${id}?evenIfUsed=true`)
  })
