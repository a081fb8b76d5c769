import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { type APIRequestContext, type Browser, expect, type Page, type Route } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { SOON } from '../visual-editor.ts'

const status = (page: Page) => page.locator('.menagerie-saves__status')

async function open(page: Page, id: string) {
  await page.goto(`${adminOrigin}/admin/collections/pages/${id}`)
  await expect(status(page)).toHaveText('Saved')
}

test.describe('two editors of one document', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  test.setTimeout(120_000)

  test('changes of different fields of a page are merged without a question', async ({ browser, page, request }) => {
    const { admin, id, other, newest } = await openTwice(browser, page, request)
    await other.locator('#field-subTitle').fill('Ondertitel van de ander')
    await expect.poll(newest, SOON).toMatchObject({ title: 'Titel van de een', subTitle: 'Ondertitel van de ander' })
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await expect(other.locator('#field-title')).toHaveValue('Titel van de een', SOON)
    await expect(page.locator('#field-subTitle')).toHaveValue('Ondertitel van de ander', SOON)
    await other.close()
    await admin.remove('pages', id)
  })

  test(
    'a form that has taken over a colleague’s change asks nothing when the colleague changes that field again',
    IN_PROOF,
    async ({ page, request }) => {
      const admin = await openAdminApi(request)
      const { id } = await admin.create('pages', newPage())
      const writes = (subTitle: string) => admin.update('pages', id, { subTitle, _status: 'draft' })
      await signInToStudio(page)
      await open(page, id)
      await writes('Eerste zin')
      await expect(page.locator('#field-subTitle')).toHaveValue('Eerste zin', SOON)
      await page.route('**/api/presence', (route) => route.abort())
      await writes('Tweede zin')
      await page.locator('#field-title').fill('Titel van de een')
      await expect(page.locator('#field-subTitle')).toHaveValue('Tweede zin', SOON)
      await expect(status(page)).toHaveText('Saved', SOON)
      const { title, subTitle } = (await admin.call('get', `/pages/${id}?draft=true`)).body
      expect({ title, subTitle }).toEqual({ title: 'Titel van de een', subTitle: 'Tweede zin' })
      await page.close()
      await admin.remove('pages', id)
    },
  )

  test(
    'changes of the same field: the later editor chooses, and the rejected text is kept in a version',
    IN_PROOF,
    async ({ browser, page, request }) => {
      const { admin, id, other, newest } = await openTwice(browser, page, request)
      await other.locator('#field-title').fill('Titel van de ander')
      const dialog = other.getByRole('dialog')
      await expect(dialog).toContainText('newer version', SOON)
      await expect(dialog).toContainText('What you leave out is kept under Versions')
      await expect(dialog.getByRole('group', { name: /^Title/ })).toContainText('Titel van de ander')
      await dialog.getByRole('button', { name: 'Use all of the other' }).click()
      await expect(dialog).toBeHidden(SOON)
      await expect(other.locator('#field-title')).toHaveValue('Titel van de een', SOON)
      const titles = (await admin.versions('pages', id)).map(({ version }) => version.title)
      expect(titles).toEqual(expect.arrayContaining(['Titel van de een', 'Titel van de ander']))
      expect((await newest()).title).toBe('Titel van de een')
      await other.close()
      await admin.remove('pages', id)
    },
  )

  test(
    'changes of the same field: the later editor keeps their own, and the first save is kept in a version',
    IN_PROOF,
    async ({ browser, page, request }) => {
      const { admin, id, other, newest } = await openTwice(browser, page, request)
      await other.locator('#field-title').fill('Titel van de ander')
      const dialog = other.getByRole('dialog')
      await dialog.getByRole('button', { name: 'All of mine' }).click()
      await expect(dialog).toBeHidden(SOON)
      await expect.poll(async () => (await newest()).title, SOON).toBe('Titel van de ander')
      const titles = (await admin.versions('pages', id)).map(({ version }) => version.title)
      expect(titles).toEqual(expect.arrayContaining(['Titel van de een', 'Titel van de ander']))
      await other.close()
      await admin.remove('pages', id)
    },
  )

  test(
    'changes of two fields of one group are merged without a question',
    IN_PROOF,
    async ({ browser, page, request }) => {
      const { admin, id, other, newest } = await openTwice(browser, page, request)
      for (const each of [page, other]) await each.getByRole('button', { name: 'Search engines' }).click()
      await page.locator('#field-robots__index').uncheck()
      await expect.poll(async () => (await newest()).robots, SOON).toMatchObject({ index: false, follow: true })
      await other.locator('#field-robots__follow').uncheck()
      await expect.poll(async () => (await newest()).robots, SOON).toMatchObject({ index: false, follow: false })
      await expect(other.getByRole('dialog')).toHaveCount(0)
      await other.close()
      await admin.remove('pages', id)
    },
  )

  test(
    'changes of a term shared by all sites: the rejected text is listed in the versions of its language',
    IN_PROOF,
    async ({ browser, page, request }) => {
      const admin = await openAdminApi(request)
      const code = `samen-${randomUUID().slice(0, 8)}`
      const { id } = await admin.create('terms', { vocabulary: 'brand', code, label: 'Together' })
      const labelOf = async () => (await admin.call('get', `/terms/${id}?locale=nl&fallback-locale=none`)).body.label
      await signInToStudio(page)
      const other = await (await browser.newContext()).newPage()
      await signInToStudio(other)
      await other.route('**/api/presence', (route) => route.abort())
      for (const each of [page, other]) {
        await each.goto(`${adminOrigin}/admin/collections/terms/${id}?locale=nl`)
        await expect(status(each)).toHaveText('Saved')
      }
      await page.locator('#field-label').fill('Naam van de een')
      await page.locator('#action-save').click()
      await expect.poll(labelOf, SOON).toBe('Naam van de een')
      await other.locator('#field-label').fill('Naam van de ander')
      await other.locator('#action-save').click()
      const dialog = other.getByRole('dialog')
      await expect(dialog).toContainText('What you leave out is kept under Versions', SOON)
      await dialog.getByRole('button', { name: 'Use all of the other' }).click()
      await expect(dialog).toBeHidden(SOON)
      await expect(other.locator('#field-label')).toHaveValue('Naam van de een', SOON)
      expect(await labelOf()).toBe('Naam van de een')
      await other.goto(`${adminOrigin}/admin/collections/terms/${id}/versions?locale=nl`)
      await expect(other.getByText('(turned down)')).toBeVisible(SOON)
      await other.close()
      await admin.remove('terms', id)
    },
  )

  test(
    'text typed just before leaving, without a connection or before a reload is not lost',
    IN_PROOF,
    async ({ context, page, request }) => {
      const admin = await openAdminApi(request)
      const { id } = await admin.create('pages', newPage())
      const stored = async () => (await admin.call('get', `/pages/${id}?draft=true`)).body.subTitle
      const words = page.locator('#field-subTitle')
      // An earlier journey may have left the preview open beside the form, which cannot load without a connection.
      await page.route('**/__preview/**', (route) => route.fulfill({ body: '' }))
      await signInToStudio(page)
      await open(page, id)

      await words.fill('Net voor het weggaan')
      await page.locator('.step-nav a', { hasText: 'Pages' }).click()
      await expect(page).toHaveURL(/collections\/pages(\?|$)/)
      expect(await stored()).toBe('Net voor het weggaan')

      // The connection fails while code of the form is still loading.
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
      await page.getByRole('button', { name: 'Continue with this choice' }).click()
      await expect.poll(stored).toBe('Voor het herladen')
      await admin.remove('pages', id)
    },
  )
})

/** Holds back code that is requested after the form shows, until the returned function is called. */
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

/** Opens a page in two windows. The first has changed the title; the other learns of newer versions only when it saves. */
async function openTwice(browser: Browser, page: Page, request: APIRequestContext) {
  const admin = await openAdminApi(request)
  const { id } = await admin.create('pages', newPage())
  await signInToStudio(page)
  const other = await (await browser.newContext()).newPage()
  await signInToStudio(other)
  await other.route('**/api/presence', (route) => route.abort())
  await open(page, id)
  await open(other, id)
  const newest = async () => (await admin.call('get', `/pages/${id}?draft=true`)).body
  await page.locator('#field-title').fill('Titel van de een')
  await expect.poll(async () => (await newest()).title).toBe('Titel van de een')
  return { admin, id, other, newest }
}

const newPage = () => ({
  site: `${MAIN_BRAND}/nl_NL`,
  title: 'Samen schrijven',
  path: `samen-${randomUUID().slice(0, 8)}`,
  template: 'Default',
  main: [{ blockType: 'BlockQuote', text: 'Samen staan we sterk' }],
  _status: 'published',
})
