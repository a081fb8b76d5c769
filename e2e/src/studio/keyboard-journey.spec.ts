import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signInToStudioByForm } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

/** Limit for the keys of the whole journey, without the letters of the texts. */
const MOST_KEYS = 120

/** Presses keys and counts them. */
function openKeyboard(page: Page) {
  let count = 0
  const press = async (key: string) => {
    count += 1
    await page.keyboard.press(key)
  }
  const tabTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let at = 0; at < 60; at += 1) {
      if (await wanted.evaluate((element) => element.contains(document.activeElement)).catch(() => false)) return
      await press(key)
    }
    throw new Error('The keyboard does not come there')
  }
  return { press, tabTo, count: () => count }
}

test('a page is created, given a block, edited on the page itself and published by keyboard alone (spec §4)', async ({
  page,
  request,
}, testInfo) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const admin = await openAdminApi(request)
  const { press, tabTo, count } = openKeyboard(page)
  await signInToStudioByForm(page)
  await page.goto(`${adminOrigin}/admin/collections/pages/create`)
  const name = `toetsen-${randomUUID().slice(0, 8)}`
  await expect(page.locator('#field-title')).toBeFocused(SOON)
  await page.keyboard.type(name)
  await press('Enter')
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  const [, id = ''] = /pages\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  await tabTo(page.locator('#field-path'))
  await page.keyboard.type(name)

  await tabTo(page.locator('#field-main .blocks-field__drawer-toggler'))
  await press('Enter')
  const choice = page.locator('.blocks-drawer__blocks-wrapper').getByRole('button', { name: 'Call to action' })
  await expect(choice).toBeVisible(SOON)
  await tabTo(choice)
  await press('Enter')
  await expect(page.locator('#main-row-0 :focus')).toHaveCount(1, SOON)
  await tabTo(page.locator('#field-main__0__blockTitle'))
  await page.keyboard.type('Eerste')

  await tabTo(page.locator('#live-preview-toggler'), 'Shift+Tab')
  await press('Enter')
  const frame = page.frameLocator('.menagerie-preview iframe')
  const tag = frame.getByRole('button', { name: 'Call to action, 1 of 1 in Main area' })
  await expect(tag).toBeVisible(SOON)
  await press('F6')
  await expect(tag).toBeFocused(SOON)
  await press('F2')
  const title = frame.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused(SOON)
  await press('Control+a')
  await page.keyboard.type('Met toetsen')
  await press('Enter')
  await press('F6')
  await expect(page.locator('#field-main__0__blockTitle')).toHaveValue('Met toetsen', SOON)
  // A button that waits for the end of a save is no Tab stop.
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  await expect(page.locator('#action-save')).toBeEnabled(SOON)
  await tabTo(page.locator('#action-save'))
  await press('Enter')
  const stored = async () => (await admin.call('get', `/pages/${id}?depth=0`)).body
  await expect.poll(stored, SOON).toMatchObject({ _status: 'published', main: [{ blockTitle: 'Met toetsen' }] })
  testInfo.annotations.push({ type: 'keys', description: String(count()) })
  console.log(`  ${count()} keys for a page by keyboard alone, without the letters of its texts`)
  expect(count()).toBeLessThanOrEqual(MOST_KEYS)
  await admin.remove('pages', `${id}?evenIfUsed=true`)
})
