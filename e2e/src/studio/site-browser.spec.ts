import { randomUUID } from 'node:crypto'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the studio on a busy machine. */
const SOON = { timeout: 30_000 }

test.describe('the site browser of the studio (spec §1, §6)', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test.setTimeout(240_000)

  for (const id of [`${MAIN_BRAND}/fr_BE`, `${OTHER_BRAND}/it_IT`]) {
    test(
      `leads from a public address to the form of the page in one click: ${id}`,
      IN_PROOF,
      async ({ page, request }) => {
        const admin = await openAdminApi(request)
        await signInToStudio(page)
        await page.goto(`${adminOrigin}/admin/site?${new URLSearchParams({ address: toUrl(findTestSite(id)) })}`)
        await expect(page.getByLabel('Site', { exact: true })).toHaveValue(id, SOON)
        await page.getByRole('link', { name: 'Edit this page' }).click(SOON)
        await page.waitForURL(/collections\/pages\/[\w-]{36}/, SOON)
        const [, key = ''] = /collections\/pages\/([\w-]+)/.exec(page.url()) ?? []
        expect((await admin.call('get', `/pages/${key}?depth=0`)).body).toMatchObject({
          site: id,
          template: 'Homepage',
        })
      },
    )
  }

  test('a shared link shows drafts without an account, leads to other pages, and ends when it is withdrawn', async ({
    page,
    request,
    browser,
  }) => {
    const admin = await openAdminApi(request)
    const path = `voor-de-directie-${randomUUID().slice(0, 8)}`
    const draft = {
      site: `${MAIN_BRAND}/nl_NL`,
      title: 'Voor de directie',
      path,
      template: 'Default',
      _status: 'draft',
    }
    const { id } = await admin.create('pages', draft)
    const address = toUrl(findTestSite(`${MAIN_BRAND}/nl_NL`), path)
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/site?${new URLSearchParams({ address })}`)
    const frame = page.frameLocator('.menagerie-site iframe')
    // Waits for the page, which the studio's scripts request first: a click before they run would be lost.
    await expect(frame.getByRole('main')).toBeVisible(SOON)
    await page.getByLabel('Include drafts').check()
    await expect(frame.getByRole('heading', { level: 1, name: 'Voor de directie' })).toBeVisible(SOON)
    await page.getByRole('button', { name: 'Share a link' }).click()
    await page.getByLabel('Who it is for').fill('Directie')
    await page.getByRole('button', { name: 'Create the link' }).click()
    const link = await page.getByLabel('The link').inputValue(SOON)

    const stranger = await browser.newContext({ javaScriptEnabled: false })
    const seen = await stranger.newPage()
    await seen.goto(link)
    await expect(seen.getByRole('heading', { level: 1, name: 'Voor de directie' })).toBeVisible(SOON)
    await seen.locator(`header a[href*="/__preview/${MAIN_BRAND}/nl_NL/?"]`).first().click()
    await expect(seen).toHaveURL(new RegExp(`__preview/${MAIN_BRAND}/nl_NL/\\?mode=preview&token=`), SOON)
    await expect(seen.getByRole('main')).toBeVisible(SOON)
    expect((await stranger.request.get(address)).status()).toBe(404)

    const { body } = await admin.call('get', `/preview-links?where[path][equals]=${path}`)
    await admin.call('patch', `/preview-links/${body.docs[0].id}`, { withdrawn: true })
    const answer = await seen.goto(link)
    expect(answer?.status()).toBe(403)
    await expect(seen.getByRole('heading', { level: 1, name: 'Deze voorvertoning is afgelopen' })).toBeVisible(SOON)
    await stranger.close()
    await admin.remove('preview-links', body.docs[0].id)
    await admin.remove('pages', id)
  })
})
