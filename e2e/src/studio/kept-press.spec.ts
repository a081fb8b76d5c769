import { expect, type Page } from '@playwright/test'
import { openDraft } from '../open-draft.ts'
import { IN_PROOF } from '../sample.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

/** Holds back the next draft of a page. Resolves, once the draft is on its way, to a function that releases it. */
async function holdDraft(page: Page, change: () => Promise<void>): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const isDraft = (url: URL) => url.pathname.startsWith('/api/pages/') && url.searchParams.has('autosave')
  const isOnItsWay = page.waitForRequest(
    (request) => request.method() === 'PATCH' && isDraft(new URL(request.url())),
    SOON,
  )
  await page.route(isDraft, async (route) => {
    if (route.request().method() === 'PATCH') await held.promise
    await route.fallback()
  })
  await change()
  await isOnItsWay
  return held.resolve
}

for (const way of ['mouse', 'keyboard'])
  test(
    `Publish pressed by ${way} during an autosave is carried out after the autosave`,
    IN_PROOF,
    async ({ page, request }) => {
      test.setTimeout(120_000)
      const { name, title, publish, stored, remove } = await openDraft(page, request)
      const typeAndGoOn = async (text: string) => {
        await title.fill(text)
        if (way === 'keyboard') await publish.focus()
      }
      const letFirstGo = await holdDraft(page, () => typeAndGoOn(`${name} half`))
      await expect(publish).toBeDisabled(SOON)
      letFirstGo()
      await expect(publish).toBeEnabled(SOON)
      if (way === 'keyboard') await expect(publish).toBeFocused(SOON)

      const letGo = await holdDraft(page, () => typeAndGoOn(`${name} af`))
      await expect(publish).toBeDisabled(SOON)
      const { x, y, width, height } = (await publish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      if (way === 'keyboard') await page.keyboard.press('Enter')
      else await page.mouse.click(x + width / 2, y + height / 2)
      letGo()
      await expect.poll(stored, SOON).toMatchObject({ _status: 'published', title: `${name} af` })
      await remove()
    },
  )
