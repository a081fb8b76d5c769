import { MAIN_BRAND } from '@menagerie/demo/brands'
import { expect, type Frame, type Page } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { signInToStudio } from '../sign-in.ts'
import { adminOrigin, findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'
import { newPage, openEditor, SOON, titles } from '../visual-editor.ts'

const STILL_MS = 1_500
const SITE = `${MAIN_BRAND}/nl_NL`

function frameOf(page: Page): Frame {
  const found = page.frames().find((frame) => frame.url().includes('/__preview/'))
  if (found === undefined) throw new Error('There is no preview')
  return found
}

/** Posts a message from another frame of the same window. */
const post = (frame: Frame, target: string, message: object) =>
  frame.evaluate(`${target}.postMessage(${JSON.stringify(message)}, '*')`)

test('messages from other windows and frames change nothing in the preview or in the form (spec §5)', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const admin = await openAdminApi(request)
  const { id } = await admin.create('pages', newPage())
  const stored = async () => (await admin.call('get', `/pages/${id}?draft=true&depth=0`)).body
  const [{ id: block }] = (await stored()).main
  await signInToStudio(page)
  const frame = await openEditor(page, id)
  await expect.poll(() => titles(frame), SOON).toEqual(['Eerste', 'Tweede'])
  const address = frameOf(page).url()
  const token = new URL(address).searchParams.get('token') ?? ''

  const remove = { type: 'menagerie-edit', edit: { act: 'delete', block } }
  const empty = { type: 'menagerie-preview', number: 9_999, token, overlay: { entries: [] } }
  const typed = { type: 'menagerie-typed', block, field: 'blockTitle', text: 'Vreemd' }
  await page.evaluate(`document.body.append(Object.assign(document.createElement('iframe'), { name: 'beside' }))`)
  const beside = page.frame({ name: 'beside' })
  if (beside === null) throw new Error('There is no other frame')
  await post(page.mainFrame(), 'window', remove)
  await post(beside, 'window.parent', remove)
  await post(beside, `window.parent.document.querySelector('.menagerie-preview iframe').contentWindow`, empty)
  await post(beside, `window.parent.document.querySelector('.menagerie-preview iframe').contentWindow`, typed)
  await page.waitForTimeout(STILL_MS)
  expect(await titles(frame)).toEqual(['Eerste', 'Tweede'])
  // Messages from the preview's frame are also ignored once it shows another origin.
  const taken = frameOf(page)
  await taken.goto(`${adminOrigin}/studio-icon.svg`)
  await post(taken, 'window.parent', remove)
  await page.waitForTimeout(STILL_MS)
  expect((await stored()).main).toMatchObject([{ blockTitle: 'Eerste' }, { blockTitle: 'Tweede' }])

  // A preview that is not in a frame of the studio accepts no messages.
  await page.goto(address)
  await expect(page.locator('html[data-preview-site]')).toHaveCount(1)
  const before = await page.locator('main').innerText()
  await post(page.mainFrame(), 'window', empty)
  await page.waitForTimeout(STILL_MS)
  expect(await page.locator('main').innerText()).toBe(before)

  const altered = address.replace(token, `${token.slice(0, -2)}xx`)
  expect((await request.get(altered)).status()).toBe(403)
  const site = findTestSite(SITE)
  const flagged = await request.get(`${toUrl(site, '')}?mode=edit&token=${token}`)
  expect(await flagged.text()).not.toMatch(/data-preview|data-edit|preview\.js/)
  await admin.remove('pages', id)
})
