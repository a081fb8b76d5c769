import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone the search field and its button fill a row of their own when nothing is found', async ({ page }) => {
  for (const id of [`${MAIN_BRAND}/ru_RU`, `${MAIN_BRAND}/de_DE`, `${OTHER_BRAND}/en_GB`])
    for (const path of ['search/products', 'search/results']) {
      const site = findTestSite(id)
      await page.goto(`${toUrl(site, path)}?query=zzqqxx`)
      const search = page.getByRole('main').getByRole('search')
      const [row, field, button] = await Promise.all(
        [
          search,
          search.getByRole('searchbox'),
          search.getByRole('button', { name: translator(site)('search.submit') }),
        ].map((part) => part.boundingBox()),
      )
      expect([id, path, row?.width]).toEqual([id, path, 360 - 2 * (row?.x ?? 0)])
      expect([id, path, button?.y]).toEqual([id, path, field?.y])
    }
})
