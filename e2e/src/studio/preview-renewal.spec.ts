import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { IN_PROOF } from '../sample.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** Long enough for the studio on a busy machine. */
const SOON = { timeout: 30_000 }
const SITE = `${MAIN_BRAND}/nl_NL`

/** Tokens of the links in the preview; empty while it reloads. */
const tokensIn = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('header a[href*="token="]')
    .evaluateAll((links) => [
      ...new Set(
        links.flatMap(
          (link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('token') ?? [],
        ),
      ),
    ])
    .catch((): string[] => [])

test(
  'the permission to see previews is renewed for an editor who types nothing for a long time (spec §1)',
  IN_PROOF,
  async ({ page, request }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    const admin = await openAdminApi(request)
    const { body } = await admin.call(
      'get',
      `/pages?where[site][equals]=${SITE}&where[template][equals]=Homepage&limit=1&depth=0`,
    )
    await page.clock.install()
    await signInToStudio(page)
    await page.goto(`${adminOrigin}/admin/collections/pages/${body.docs[0].id}`)
    await expect(page.locator('.menagerie-saves__status')).toHaveText('Saved', SOON)
    if (!(await page.locator('.menagerie-preview').isVisible())) await page.locator('#live-preview-toggler').click()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect.poll(async () => (await tokensIn(page)).length, SOON).toBe(1)
    const before = await tokensIn(page)
    expect(before).toHaveLength(1)
    // Permissions are timed in whole seconds.
    await page.waitForTimeout(1_500)
    await page.clock.fastForward('14:00')
    await expect.poll(async () => (await tokensIn(page)).some((token) => !before.includes(token)), SOON).toBe(true)
    await expect.poll(async () => (await tokensIn(page)).length, SOON).toBe(1)

    await page.goto(`${adminOrigin}/admin/site?${new URLSearchParams({ site: SITE })}`)
    await expect.poll(async () => (await tokensIn(page)).length, SOON).toBe(1)
    const [first] = await tokensIn(page)
    expect(first).toBeDefined()
    await page.waitForTimeout(1_500)
    await page.clock.fastForward('14:00')
    await expect.poll(async () => (await tokensIn(page))[0] ?? first, SOON).not.toBe(first)
  },
)
