import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)
const SITE = site.id

/** Long enough for the first form of a kind on a busy machine. */
const SOON = { timeout: 30_000 }

const newPage = (title: string, path: string, more = {}) => ({
  title,
  path,
  site: SITE,
  template: 'Default',
  translationGroup: randomUUID(),
  _status: 'published',
  ...more,
})

/** Opens a form, and waits for the buttons that depend on the studio's answers. */
async function open(page: Page, path: string) {
  await page.goto(`${adminOrigin}/admin/collections/${path}`)
}

test.describe('finding and restoring pages in the studio', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(240_000)

  test('a page names the page that uses it, asks before it is deleted, and is restored from the bin', async ({
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const path = `bak-${randomUUID().slice(0, 8)}`
    const { id } = await admin.create('pages', newPage('Weg en terug', path))
    const link = { title: 'Lees', link: { type: 'page', page: id } }
    const user = await admin.create(
      'pages',
      newPage('Wie erheen leidt', `${path}-bron`, { main: [{ blockType: 'AlsoRead', links: [link] }] }),
    )
    const status = async () => (await request.get(toUrl(site, path))).status()
    await expect.poll(status, SOON).toBe(200)

    await signInToStudio(page)
    await open(page, `pages/${id}`)
    await expect(page.locator('.menagerie-uses').first()).toContainText('Wie erheen leidt', SOON)
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').click()
    const question = page.getByRole('dialog', { name: 'Delete this even though it is used?' })
    await expect(question).toContainText('Wie erheen leidt', SOON)
    await question.getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByText('is in the bin').first()).toBeVisible(SOON)
    await expect.poll(status, SOON).toBe(404)

    await open(page, `pages/trash/${id}`)
    await page.locator('#action-restore').click()
    await page
      .locator('label[for="field-restore-as-published"], #restore-as-published, [for="restore-as-published"]')
      .first()
      .click()
    await page.locator('#confirm-action').click()
    await page.waitForURL(new RegExp(`/collections/pages/${id}$`))
    await expect.poll(status, SOON).toBe(200)
    for (const each of [user.id, id]) await admin.remove('pages', each)
  })

  test(
    'the page field finds pages by words, lists its own site first, and refuses pages of other sites',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const word = `zoekwoord${randomUUID().slice(0, 8)}`
      const own = await admin.create('pages', newPage(`Onze ${word}`, word))
      const other = await admin.create('pages', newPage(`Unser ${word}`, word, { site: `${MAIN_BRAND}/de_DE` }))
      const redirect = await admin.create('redirects', {
        site: SITE,
        from: `van-${word}`,
        match: 'exact',
        status: '301',
        target: { type: 'page', page: own.id },
      })
      await signInToStudio(page)
      await open(page, `redirects/${redirect.id}`)
      await page.getByRole('button', { name: `Remove Onze ${word}` }).click()
      const search = page.locator('#field-target__page')
      await search.fill(word)
      const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option')
      await expect(options).toHaveCount(2, SOON)
      await expect(options.first()).toContainText(`Onze ${word}`)
      await expect(options.nth(1)).toContainText('Another site')
      await expect(options.nth(1)).toBeDisabled()
      await search.press('Enter')
      await expect(page.getByRole('link', { name: `Onze ${word}` })).toBeVisible(SOON)
      await admin.remove('redirects', redirect.id)
      for (const { id } of [own, other]) await admin.remove('pages', id)
    },
  )
})
