import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF, sampleAt } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { studioTest as test } from '../studio-test.ts'
import { newPage, openEditor, SOON, toBannerBlock } from '../visual-editor.ts'

/** Finds overlaps between the texts of a page and the labels and tools on it. */
const findOverlaps = () => {
  const root = document.querySelector('menagerie-edit')?.shadowRoot
  const bars = [...(root?.querySelectorAll('.bar') ?? [])].map((bar) => bar.getBoundingClientRect())
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isCovered = [...range.getClientRects()].some((text) =>
      bars.some(
        (bar) =>
          text.left < bar.right - 1 &&
          bar.left < text.right - 1 &&
          text.top < bar.bottom - 1 &&
          bar.top < text.bottom - 1 &&
          text.width > 1,
      ),
    )
    if (isCovered) covered.push(node.textContent.trim())
  }
  return { bars: bars.length, covered }
}

const SITES = [
  [`${MAIN_BRAND}/nl_NL`, 1440],
  [`${MAIN_BRAND}/de_DE`, 1440],
  [`${MAIN_BRAND}/fr_BE`, 768],
  [`${OTHER_BRAND}/it_IT`, 768],
] as const

for (const [at, [site, width]] of SITES.entries()) {
  test(
    `block labels and tools cover no text, and F6 moves the focus to them and back: ${site}, ${width} px`,
    sampleAt(at, 2),
    async ({ page, request }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 900 })
      const admin = await openAdminApi(request)
      const { id } = await admin.create('pages', {
        ...newPage(),
        site,
        main: [toBannerBlock('Größe, été'), { blockType: 'BlockQuote', text: 'Mooi' }, toBannerBlock('Perché no')],
        extras: [toBannerBlock('Ultimo')],
      })
      await signInToStudio(page)
      const frame = await openEditor(page, id)
      await page.locator('#field-title').focus()
      await page.keyboard.press('F6')
      await expect(frame.getByRole('button', { name: 'Call to action, 1 of 3 in Main area' })).toBeFocused(SOON)
      await page.keyboard.press('ArrowDown')
      await expect(frame.getByRole('toolbar', { name: 'Quote' })).toBeVisible(SOON)
      const told = await frame.locator('html').evaluate(findOverlaps)
      expect(told.bars).toBeGreaterThan(4)
      expect(told.covered).toEqual([])
      await page.keyboard.press('F6')
      await expect(page.locator('#field-title')).toBeFocused(SOON)

      await page.getByRole('button', { name: 'Outline' }).click()
      const outline = page.getByRole('navigation', { name: 'Outline of the page' })
      await expect(outline.getByRole('heading')).toHaveText(['Mini banners', 'Main area', 'Extras'])
      const last = outline.getByRole('button', { name: /Perché no/ })
      await last.focus()
      await expect(outline.getByRole('button', { name: 'Move up: Call to action, 3' })).toBeVisible()
      await outline.getByRole('button', { name: 'Move up: Call to action, 3' }).click()
      await expect(outline.getByRole('button', { name: /2\. Perché no/ })).toBeVisible(SOON)
      await admin.remove('pages', id)
    },
  )
}

test('the colours of a new block are chosen by name', IN_PROOF, async ({ page, request }) => {
  test.setTimeout(240_000)
  const admin = await openAdminApi(request)
  const { id } = await admin.create('pages', { ...newPage(), main: [] })
  await signInToStudio(page)
  await openEditor(page, id)
  await page.locator('#field-main').getByRole('button', { name: 'Add Block' }).click()
  await page.locator('.blocks-drawer__blocks-wrapper').getByRole('button', { name: 'Call to action' }).click()
  const colours = page.getByRole('group', { name: /Colours/ })
  await expect(colours.getByRole('radio', { name: 'Red – Orange – Pink' })).toBeChecked()
  await colours.getByRole('radio', { name: 'Green, dark' }).check()
  const stored = async () => (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body.main
  await expect.poll(stored, SOON).toMatchObject([{ colorTheme: 'primeval-1' }])
  await admin.remove('pages', id)
})
