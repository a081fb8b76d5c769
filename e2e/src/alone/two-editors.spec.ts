import { randomUUID } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signIn } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { test } from '../test.ts'

const status = (page: Page) => page.locator('.menagerie-saves__status')

async function open(page: Page, id: string) {
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  await expect(status(page)).toHaveText('Saved')
}

test.describe('editors lose nothing', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(120_000)

  test('two of them change one page: the later one sees both versions and keeps what both wrote', async ({
    browser,
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    await signIn(page)
    const other = await (await browser.newContext()).newPage()
    await signIn(other)
    // Otherwise the other window would show the newer version before anything is typed there.
    await other.route('**/api/presence', (route) => route.abort())
    await open(page, id)
    await open(other, id)
    await page.locator('#field-title').fill('Titel van de een')
    await expect
      .poll(async () => (await admin.call('get', `/pages/${id}?draft=true`)).body.title)
      .toBe('Titel van de een')
    await other.locator('#field-subTitle').fill('Ondertitel van de ander')
    await expect(other.getByRole('dialog')).toContainText('newer version')
    await other.getByRole('button', { name: 'Go on with what is chosen' }).click()
    await expect
      .poll(async () => (await admin.call('get', `/pages/${id}?draft=true`)).body)
      .toMatchObject({ title: 'Titel van de een', subTitle: 'Ondertitel van de ander' })
    await expect(page.locator('#field-subTitle')).toHaveValue('Ondertitel van de ander', { timeout: 15_000 })
    await other.close()
    await admin.remove('pages', id)
  })

  test('words typed just before leaving, without a connection and before a reload are all there', async ({
    context,
    page,
    request,
  }) => {
    const admin = await openAdminApi(request)
    const { id } = await admin.create('pages', newPage())
    const stored = async () => (await admin.call('get', `/pages/${id}?draft=true`)).body.subTitle
    const words = page.locator('#field-subTitle')
    // Another journey may have left the page open beside the form: it cannot be there without a connection.
    await page.route('**/__preview/**', (route) => route.fulfill({ body: '' }))
    await signIn(page)
    await open(page, id)

    await words.fill('Net voor het weggaan')
    await page.locator('.step-nav a', { hasText: 'Pages' }).click()
    await expect(page).toHaveURL(/collections\/pages(\?|$)/)
    expect(await stored()).toBe('Net voor het weggaan')

    // The connection goes while code of the form is still on its way.
    const goOn = await holdCode(page)
    await open(page, id)
    await context.setOffline(true)
    await goOn()
    await words.fill('Zonder verbinding')
    await expect(status(page)).toContainText('No connection')
    await page.waitForTimeout(3_000)
    await expect(status(page)).toContainText('No connection')
    await context.setOffline(false)
    await expect(status(page)).toHaveText('Saved', { timeout: 15_000 })
    expect(await stored()).toBe('Zonder verbinding')
    await expect(page.locator('.date-time-picker input').first()).toBeVisible()

    await page.route('**/api/pages/**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await words.fill('Voor het herladen')
    await expect(status(page)).not.toHaveText('Saved')
    page.on('dialog', (asked) => void asked.accept())
    await page.waitForTimeout(300)
    await page.reload()
    await page.unroute('**/api/pages/**')
    await page.getByRole('button', { name: 'See it' }).click()
    await expect(page.getByRole('dialog')).toContainText('Voor het herladen')
    await page.getByRole('button', { name: 'Go on with what is chosen' }).click()
    await expect.poll(stored).toBe('Voor het herladen')
    await admin.remove('pages', id)
  })
})

/** Code that is asked for once the form stands is held, until the returned function is called. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const { promise: isGoingOn, resolve } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    if (await status(page).isVisible()) await isGoingOn
    await route.fallback()
  }
  await page.route('**/_next/static/**', hold)
  return async () => {
    resolve()
    await page.unroute('**/_next/static/**', hold)
  }
}

const newPage = () => ({
  site: 'tailwell/nl_NL',
  title: 'Samen schrijven',
  path: `samen-${randomUUID().slice(0, 8)}`,
  template: 'Default',
  _status: 'published',
})
