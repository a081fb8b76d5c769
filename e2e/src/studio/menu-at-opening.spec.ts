import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const SETTLED_MS = 1_500

/** Left edges of the studio's content in all frames since the page began, each once; in px. */
const readLeftEdges = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(globalThis, 'leftEdges'))

for (const width of [1280, 768, 1440])
  test(`nothing moves sideways while a page of the studio opens at ${width} px`, IN_PROOF, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const leftEdges: number[] = []
      Object.assign(globalThis, { leftEdges })
      const look = () => {
        const content = document.querySelector('.template-default__wrap')
        const left = content && Math.round(content.getBoundingClientRect().left)
        if (left !== null && leftEdges.at(-1) !== left) leftEdges.push(left)
        requestAnimationFrame(look)
      }
      look()
    })
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages`)
    await expect(page.locator('.template-default--nav-hydrated')).toHaveCount(1, SOON)
    await page.waitForTimeout(SETTLED_MS)
    expect(await readLeftEdges(page)).toEqual([0])

    await page.locator('.nav-toggler:visible').first().click()
    await expect(page.locator('aside.nav')).toBeInViewport(SOON)
    await expect(page.locator('aside.nav a').first()).toBeVisible(SOON)
  })
