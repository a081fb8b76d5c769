import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const SHORT = [
  [`${MAIN_BRAND}/nl_NL`, 'papegaaien/snacks', 1],
  [`${MAIN_BRAND}/nl_NL`, 'honden/snacks', 2],
  [`${OTHER_BRAND}/en_GB`, 'cats/treats', 1],
] as const

test('one or two products of a list fill its row on wide windows, with the text beside the picture', async ({
  page,
}) => {
  for (const [id, path, count] of SHORT)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(toUrl(findTestSite(id), path))
      const cards = page.locator('main form[data-list] article')
      await expect(cards).toHaveCount(count)
      const list = await page.locator('main form[data-list] ul:has(> li > article)').boundingBox()
      const last = await cards.last().boundingBox()
      const [picture, name] = [
        await cards.last().locator('img').boundingBox(),
        await cards.last().getByRole('heading').boundingBox(),
      ]
      const edges = [list, last].map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0)))
      expect([path, width, edges[1]]).toEqual([path, width, edges[0]])
      expect(picture?.width).toBeLessThanOrEqual(278)
      expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    }
})
