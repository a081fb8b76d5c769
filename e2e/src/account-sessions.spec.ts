import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

for (const id of [`${MAIN_BRAND}/en_US`, `${OTHER_BRAND}/nl_NL`])
  test(`${id}: name, date and button of each session are on one line, and the dates are aligned`, async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(toUrl(findTestSite(id), '__gallery/features/own-account/two-devices/alone'))
      const rows = page.getByRole('listitem').filter({ has: page.locator('span') })
      const placed = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.children]
            .map((part) => part.getBoundingClientRect())
            .map(({ x, y, height, right }) => ({ x, middle: y + height / 2, right })),
        ),
      )
      expect(placed.length).toBeGreaterThan(1)
      const days = placed.map(([, day]) => Math.round(day?.x ?? 0))
      expect([width, new Set(days).size]).toEqual([width, 1])
      for (const { right } of placed.flat()) expect(right).toBeLessThanOrEqual(width)
      if (width > 600)
        for (const [name, ...rest] of placed)
          for (const part of rest) expect(Math.abs(part.middle - (name?.middle ?? 0))).toBeLessThan(2)
    }
  })
