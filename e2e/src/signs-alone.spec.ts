import { MAIN_BRAND } from '@menagerie/demo/brands'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/en_GB`)
const t = translator(site)

test.use({ viewport: { width: 1280, height: 900 } })

test(
  'the header search, the lists and the blog find nothing for punctuation or emoji alone, and say so',
  IN_PROOF,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(toUrl(site))
    await page.locator('header input[name=query]:visible').first().fill('???')
    await expect(page.getByText(t('search.noHits')).first()).toBeVisible()
    await expect(page.getByRole('group', { name: t('search.products'), exact: true })).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/1/'))).toEqual([])
    for (const name of ['product-search', 'search-results', 'blog'] as const)
      for (const query of ['???', '🐶', '…']) {
        await page.goto(`${toUrl(site, fixedPagePath(site, name))}?${new URLSearchParams({ query })}`)
        await expect(page.getByRole('main').getByText(t('search.noHits'))).toBeVisible()
      }
  },
)
