import { expect, type FrameLocator } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { studioTest as test } from '../studio-test.ts'
import { newPage, openEditor, SOON, titles } from '../visual-editor.ts'

/** Time by which the page may be ahead of the site, and a little more. */
const AHEAD_MS = 1_500

/** Records every text that the second banner's title takes. */
const watchTitle = (frame: FrameLocator) =>
  frame.locator('[data-edit-area=main]').evaluateHandle((main) => {
    const texts: string[] = []
    const note = () => texts.push(main.querySelectorAll('h2')[1]?.textContent ?? '')
    new MutationObserver(note).observe(main, { subtree: true, childList: true, characterData: true })
    return texts
  })

test.use({ viewport: { width: 1440, height: 900 } })

test('text typed in the form is shown on the page at once, and late answers do not revert it (spec §1)', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const admin = await openAdminApi(request)
  const { id } = await admin.create('pages', newPage())
  await signInToStudio(page)
  const frame = await openEditor(page, id)
  await frame.getByRole('heading', { level: 2, name: 'Tweede' }).click()
  const field = page.locator('#field-main__1__blockTitle')
  await expect(field).toBeFocused(SOON)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/preview', (route) => held.promise.then(() => route.continue()))
  await field.press('End')
  await page.keyboard.type('!?')
  await expect.poll(() => titles(frame)).toEqual(['Eerste', 'Tweede!?'])
  const seen = await watchTitle(frame)
  await page.waitForTimeout(AHEAD_MS)
  held.resolve()
  await page.keyboard.type('!')
  await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
  await page.waitForTimeout(AHEAD_MS)
  expect(await seen.evaluate((texts) => [...new Set(texts)])).toEqual(['Tweede!?!'])

  for (const before of ['Tweede!?', 'Tweede']) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field).toHaveValue(before, SOON)
    await expect.poll(() => titles(frame), SOON).toEqual(['Eerste', before])
  }
  await admin.remove('pages', id)
})

test(
  'a field keeps its text after the focus has moved on, even if a save answers late (spec §1)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(300_000)
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await signInToStudio(page)
    const frame = await openEditor(page, id)
    await frame.getByRole('heading', { level: 2, name: 'Eerste' }).click()
    const [first, second] = [0, 1].map((at) => page.locator(`#field-main__${at}__blockTitle`))
    if (first === undefined || second === undefined) throw new Error('two fields')
    await expect(first).toBeFocused(SOON)
    const [saved, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(`**/api/pages/${id}?**`, async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      const response = await route.fetch()
      saved.resolve()
      await held.promise
      await route.fulfill({ response })
    })
    await first.press('End')
    await page.keyboard.type(' een')
    await saved.promise
    await page.keyboard.type(' twee')
    await frame.getByRole('heading', { level: 2, name: 'Tweede' }).click()
    await expect(second).toBeFocused(SOON)
    await second.press('End')
    await page.keyboard.type('!')
    held.resolve()
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    await page.waitForTimeout(AHEAD_MS)
    expect([await first.inputValue(), await second.inputValue()]).toEqual(['Eerste een twee', 'Tweede!'])
    await expect.poll(() => titles(frame), SOON).toEqual(['Eerste een twee', 'Tweede!'])
    await admin.remove('pages', id)
  },
)
