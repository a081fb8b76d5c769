import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, mainOrigin, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { chooseSite } from '../visual-editor.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)

/** `Publish` or, once the page is published, `Publish changes`; the button beside it publishes later. */
const publishButton = (page: Page) => page.locator('#action-save')

async function publish(page: Page) {
  await publishButton(page).click()
  await expect(page.getByText(/^Published: http/).first()).toBeVisible()
}

async function countRendered(): Promise<number> {
  const text = await (await fetch(`${mainOrigin}/metrics`)).text()
  return Number(/menagerie_requests_total\{kind="page",result="rendered"\} (\d+)/.exec(text)?.[1])
}

test.describe('an editor’s change reaches the visitors', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a page with blocks is created, published and changed, and no other page is rendered again', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const path = `getest-${randomUUID().slice(0, 8)}`
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/create`)
    await page.locator('#field-title').fill('Gezonde tanden')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('#field-path').fill(path)
    await chooseSite(page, MAIN_BRAND, 'Nederland (nl_NL)')
    await addBlock(page, 'Call to action')
    await page.locator('[id$="blockTitle"]').first().fill('Probeer het twee weken')
    await publish(page)

    await expect.poll(async () => (await request.get(toUrl(site, path))).status()).toBe(200)
    const others = ['', 'honden', 'katten'].map((each) => toUrl(site, each))
    for (const url of others) await request.get(url)
    expect(await (await request.get(toUrl(site, path))).text()).toContain('Probeer het twee weken')

    const before = await countRendered()
    await page.locator('#field-title').fill('Gezonde tanden, blije hond')
    await publish(page)
    await expect.poll(async () => (await request.get(toUrl(site, path))).text()).toContain('Gezonde tanden, blije hond')
    for (const url of others) await request.get(url)
    expect((await countRendered()) - before).toBe(1)

    await page.goto(toUrl(site, path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gezonde tanden, blije hond')
  })

  test('a path that is already taken is refused at its field, and the typed title stays', async ({ page }) => {
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/create`)
    await page.locator('#field-title').fill('Nog een honden-pagina')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('#field-path').fill('honden')
    await chooseSite(page, MAIN_BRAND, 'Nederland (nl_NL)')
    const path = page.locator('#field-path').locator('xpath=ancestor::*[contains(@class,"field-type")][1]')
    // An autosave of the draft at the same moment replaces the message (docs/footguns.md), so the editor presses again.
    await expect(async () => {
      await publishButton(page).click()
      await expect(path).toContainText(/honden/, { timeout: 4_000 })
    }).toPass()
    await expect(page.locator('#field-title')).toHaveValue('Nog een honden-pagina')
  })
})

async function addBlock(page: Page, name: string) {
  await page
    .locator('#field-main')
    .getByRole('button', { name: /Add Block/i })
    .click()
  await page.getByRole('button', { name }).click()
}
