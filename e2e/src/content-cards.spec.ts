import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)

/** Returns the boxes of the first card's picture and text. */
async function findFirstCard(page: Page) {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first()
  await card.scrollIntoViewIfNeeded()
  const [picture, words] = await Promise.all([
    card.locator('img').first().boundingBox(),
    card.getByRole('heading').first().boundingBox(),
  ])
  if (picture === null || words === null) throw new Error('The card shows no picture or no heading')
  return { picture, words }
}

test.describe('cards of pages on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('show the picture beside the text, and above the text when it is twice as large', IN_PROOF, async ({ page }) => {
    await page.goto(toUrl(site, '__gallery/blocks/content-grid/alone'))
    const { picture, words } = await findFirstCard(page)
    expect(picture.x + picture.width).toBeLessThanOrEqual(words.x)
    expect(picture.width).toBeLessThan(150)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const large = await findFirstCard(page)
    expect(large.picture.y + large.picture.height).toBeLessThanOrEqual(large.words.y)
  })
})
