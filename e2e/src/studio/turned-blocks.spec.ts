import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { studioTest as test } from '../studio-test.ts'
import { newPage, openEditor, SOON, titles, toBannerBlock } from '../visual-editor.ts'

const BLOCKS = ['Een', 'Twee', 'Drie'].map(toBannerBlock)
const TURNED = ['Drie', 'Twee', 'Een']

test.describe('a colleague reverses the blocks while an editor opens one of them (spec §1, §6)', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test.setTimeout(120_000)

  test(
    'the focused row keeps the focus at its new position and receives the typed text',
    IN_PROOF,
    async ({ page, request }) => {
      const { frame, hear, remove } = await openTurned(page, request)
      await pressThird(frame)
      await expect(page.locator('#main-row-2 :focus')).toHaveCount(1, SOON)
      await hear()
      await expect.poll(() => titles(frame), SOON).toEqual(TURNED)
      await expect(page.locator('#main-row-0 :focus')).toHaveCount(1, SOON)
      await typeAfterTitle(page)
      await expect.poll(() => titles(frame), SOON).toEqual(['Drie hond', 'Twee', 'Een'])
      await remove()
    },
  )

  test(
    'a block opened from another tab of the form is found at its new position',
    IN_PROOF,
    async ({ page, request }) => {
      const { frame, hear, remove } = await openTurned(page, request)
      await page.getByRole('button', { name: 'Card and picture' }).click()
      const show = holdForm(page)
      await hear()
      await pressThird(frame)
      await show()
      await expect.poll(() => titles(frame), SOON).toEqual(TURNED)
      await expect(page.locator('#main-row-0 :focus')).toHaveCount(1, SOON)
      await typeAfterTitle(page)
      await expect.poll(() => titles(frame), SOON).toEqual(['Drie hond', 'Twee', 'Een'])
      await remove()
    },
  )
})

/** Types at the end of the title of the focused row. */
async function typeAfterTitle(page: Page): Promise<void> {
  const title = page
    .locator('[id^=main-row-]')
    .filter({ has: page.locator(':focus') })
    .locator('[id$=__blockTitle]')
  await title.press('End')
  await title.pressSequentially(' hond')
}

const pressThird = (frame: FrameLocator) => frame.getByRole('button', { name: /, 3 of 3 in Main area/ }).press('Enter')

/** Opens a page beside its form after a colleague has reversed the blocks. The form learns about it once `hear` lets messages through. */
async function openTurned(page: Page, request: APIRequestContext) {
  const admin = await openAdminApi(request)
  const { id } = await admin.create('pages', { ...newPage(), main: BLOCKS })
  await signInToStudio(page)
  await page.route('**/api/presence', (route) => route.abort())
  const frame = await openEditor(page, id)
  await expect.poll(() => titles(frame), SOON).toEqual(['Een', 'Twee', 'Drie'])
  const { main } = (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
  await admin.update('pages', id, { main: main.toReversed(), _status: 'draft' })
  return {
    frame,
    async hear() {
      await page.unroute('**/api/presence')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    },
    remove: () => admin.remove('pages', id),
  }
}

/** Holds back the newer form that the studio is asked for, until the returned function is called. */
function holdForm(page: Page): () => Promise<void> {
  const [asked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void page.route('**/admin/collections/pages/*', async (route) => {
    if (route.request().method() === 'POST') {
      asked.resolve()
      await goesOn.promise
    }
    await route.continue()
  })
  return async () => {
    await asked.promise
    goesOn.resolve()
  }
}
