import { AxeBuilder } from '@axe-core/playwright'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { breakOnce, exampleOf, GALLERY_SITES, holdIslands, openGallery, readyIn } from './gallery.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

test.describe('an island becomes interactive at its moment (docs/architecture.md)', () => {
  test('at once, or in a moment of rest', async ({ page }) => {
    await openGallery(page)
    for (const id of ['load', 'idle', 'visible']) await expect(readyIn(page, id)).toBeAttached()
    await expect(readyIn(page, 'several')).toHaveCount(2)
    await exampleOf(page, 'several').getByRole('button', { name: 'Two' }).click()
    await expect(exampleOf(page, 'several').getByRole('status')).toHaveText(['5', '6'])
  })

  test('when it is seen: scrolled to, unfolded, displayed', async ({ page }) => {
    await openGallery(page)
    await expect(readyIn(page, 'load')).toBeAttached()
    await exampleOf(page, 'folded').locator('summary').scrollIntoViewIfNeeded()
    for (const id of ['folded', 'hidden', 'below', 'interaction']) await expect(readyIn(page, id)).not.toBeAttached()
    await exampleOf(page, 'folded').locator('summary').click()
    await expect(readyIn(page, 'folded')).toBeAttached()
    await exampleOf(page, 'hidden').getByLabel('Display it').check()
    await expect(readyIn(page, 'hidden')).toBeAttached()
    await exampleOf(page, 'below').getByRole('button').scrollIntoViewIfNeeded()
    await expect(readyIn(page, 'below')).toBeAttached()
    await expect(readyIn(page, 'interaction')).not.toBeAttached()
  })

  test('props of every kind arrive as they were sent', async ({ page }) => {
    await openGallery(page)
    await expect(readyIn(page, 'props')).toBeAttached()
    await expect(exampleOf(page, 'props').getByText('number 9007199254740991')).toBeVisible()
  })

  test('one that was taken away meanwhile is left alone', async ({ page }) => {
    const release = await holdIslands(page)
    await openGallery(page)
    const answered = page.waitForResponse(/hydrate-island/)
    await exampleOf(page, 'toggle').getByRole('button').click()
    await exampleOf(page, 'toggle').evaluate((example) => example.remove())
    release()
    await answered
    await exampleOf(page, 'interaction').getByRole('button').click()
    await expect(exampleOf(page, 'interaction').getByRole('status')).toHaveText('6')
  })
})

test.describe('what goes wrong with an island is seen, and nothing is lost', () => {
  test('one that renders otherwise than the server fails a test by its name and page', async ({ page, problems }) => {
    await openGallery(page)
    await exampleOf(page, 'mismatch').locator('menagerie-island p').click()
    await expect(exampleOf(page, 'mismatch').getByText('browser', { exact: true })).toBeVisible()
    expect(problems.splice(0).join()).toMatch(/Island Mismatch on \/__gallery\/islands\/ rendered otherwise/)
  })

  test('one that throws is plain HTML again', async ({ page, problems }) => {
    await openGallery(page)
    await exampleOf(page, 'failing').getByRole('button').click()
    await expect.poll(() => problems.join()).toContain('Island Failing on /__gallery/islands/ has failed')
    problems.length = 0
    await expect(exampleOf(page, 'failing').getByRole('link')).toBeVisible()
  })

  test('without a connection text stays where it was typed, and the next press tries again', async ({
    page,
    problems,
  }) => {
    await openGallery(page)
    await breakOnce(page, 'Fields')
    const fields = exampleOf(page, 'fields')
    await fields.getByLabel('Name').pressSequentially('Bella')
    await expect.poll(() => problems.join()).toContain('Island Fields on /__gallery/islands/ could not be loaded')
    problems.length = 0
    await expect(async () => {
      await fields.getByLabel('Name').press('!')
      await expect(readyIn(page, 'fields')).toBeAttached({ timeout: 500 })
    }).toPass()
    const typed = await fields.getByLabel('Name').inputValue()
    expect(typed).toMatch(/^Bella!+$/)
    await expect(fields.getByRole('status')).toContainText(`text=${typed} `)
  })

  test('one whose file is gone leaves its links and the rest of the page working', async ({ page, problems }) => {
    await openGallery(page)
    await exampleOf(page, 'missing').getByRole('button').click()
    await expect.poll(() => problems.join()).toContain('Island Missing on /__gallery/islands/ could not be loaded')
    problems.length = 0
    await exampleOf(page, 'interaction').getByRole('button').click()
    await expect(exampleOf(page, 'interaction').getByRole('status')).toHaveText('6')
  })
})

for (const site of GALLERY_SITES)
  test(`the examples do not stand in the way in ${site.brand}`, async ({ page }) => {
    await openGallery(page, site)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
  })

test('a page of the site breaks its policy: the test that sees it fails', async ({ page, problems }) => {
  await page.goto(toUrl(findTestSite(`${MAIN_BRAND}/en_US`)))
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = 'https://example.com/pixel.png'
    document.body.append(picture)
  })
  await expect.poll(() => problems.join()).toContain("The policy's img-src has blocked https://example.com/pixel.png")
  problems.length = 0
})
