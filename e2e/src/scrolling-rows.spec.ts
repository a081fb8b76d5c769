import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

/** Names of elements whose focus ring is cut off at the top or bottom of their row. */
const findCutRings = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (box) => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.checkVisibility() && box.clientHeight > 1,
    )
    return rows.flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return [...row.querySelectorAll<HTMLElement>('a[href], button')]
        .filter((each) => each.checkVisibility())
        .filter((each) => {
          each.focus()
          const { outlineWidth, outlineOffset } = getComputedStyle(each)
          const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
          const box = each.getBoundingClientRect()
          return box.top - ring < top - 0.5 || box.bottom + ring > bottom + 0.5
        })
        .map((each) => each.textContent?.trim().slice(0, 40))
    })
  })

test('focus rings in scrolling rows are not cut off', async ({ page }) => {
  const faults: string[] = []
  for (const [id, path] of [
    [`${MAIN_BRAND}/de_DE`, 'blog'],
    [`${MAIN_BRAND}/de_DE`, 'hunde'],
    [`${MAIN_BRAND}/de_DE`, 'hunde/snacks'],
    [`${MAIN_BRAND}/de_DE`, 'search/results?query=hund'],
    [`${OTHER_BRAND}/it_IT`, 'blog'],
    [`${OTHER_BRAND}/it_IT`, 'cani/cibo'],
  ] as const) {
    const [address = '', query] = path.split('?')
    await page.goto(toUrl(findTestSite(id), address) + (query ? `?${query}` : ''))
    // From here on the browser treats the focus as moved by keyboard.
    await page.keyboard.press('Tab')
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      faults.push(...(await findCutRings(page)).map((name) => `${path} ${width}: ${name}`))
    }
  }
  expect(faults).toEqual([])
})
