import { expect } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../scripts/test/chromium.ts'
import { exampleOf, openGallery } from './gallery.ts'
import { findSite, toUrl } from './sites.ts'
import { test } from './test.ts'

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: CHROMIUM_ARGS,
    // Playwright's browsers forget pages by default, people's do not.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a page with islands is kept as it was left, and is there at once on the way back (design §6)', async ({
  page,
}) => {
  await openGallery(page)
  const count = exampleOf(page, 'interaction')
  await count.getByRole('button').click()
  await expect(count.getByRole('status')).toHaveText('6')
  await page.goto(toUrl(findSite('tailwell/en_US')))
  await page.evaluate(() => history.back())
  await expect(count.getByRole('status')).toHaveText('6')
  await count.getByRole('button').click()
  await expect(count.getByRole('status')).toHaveText('7')
})
