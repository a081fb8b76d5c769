import { randomUUID } from 'node:crypto'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { type APIRequestContext, expect } from '@playwright/test'
import { openAdminApi } from '../admin-api.ts'
import { findTestSite, toUrl } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

const site = findTestSite(`${MAIN_BRAND}/nl_NL`)

const newPath = () => `levensloop-${randomUUID().slice(0, 8)}`
const toPage = (path: string, title: string) => ({
  site: site.id,
  template: 'Default',
  title,
  path,
  translationGroup: randomUUID(),
  _status: 'published',
})

/** Returns a visitor's answer, without following redirects. */
async function visit(request: APIRequestContext, path: string) {
  const answer = await request.get(toUrl(site, path), { maxRedirects: 0 })
  return { status: answer.status(), location: answer.headers().location, text: await answer.text() }
}

const toPathname = (path: string) => new URL(toUrl(site, path)).pathname

test('a second page at the same address is refused with the name of the first page, which stays', async ({
  request,
}) => {
  const admin = await openAdminApi(request)
  const path = newPath()
  await admin.create('pages', toPage(path, 'Wie eerst komt'))
  await expect.poll(async () => (await visit(request, path)).status).toBe(200)
  const { status, body } = await admin.call('post', '/pages', toPage(path, 'Wie later komt'))
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Wie eerst komt')
  expect((await visit(request, path)).text).toContain('Wie eerst komt')
})

test('a moved page leaves a redirect, also after several moves and a move back', async ({ request }) => {
  const admin = await openAdminApi(request)
  const [first, second, third] = [newPath(), newPath(), newPath()]
  const { id } = await admin.create('pages', toPage(first, 'Op reis'))
  await expect.poll(async () => (await visit(request, first)).status).toBe(200)
  await admin.update('pages', id, { path: second })
  await admin.update('pages', id, { path: third })
  await expect.poll(async () => (await visit(request, third)).status).toBe(200)
  for (const left of [first, second]) {
    await expect
      .poll(() => visit(request, left))
      .toMatchObject({ status: 301, location: expect.stringContaining(toPathname(third)) })
  }
  await admin.update('pages', id, { path: first })
  await expect.poll(async () => (await visit(request, first)).status).toBe(200)
  await expect
    .poll(() => visit(request, third))
    .toMatchObject({ status: 301, location: expect.stringContaining(toPathname(first)) })
})

test('an unpublished page is not found, and an older version of it can be restored', async ({ request }) => {
  const admin = await openAdminApi(request)
  const path = newPath()
  const { id } = await admin.create('pages', toPage(path, 'Eerste uitgave'))
  await admin.update('pages', id, { title: 'Tweede uitgave', _status: 'published' })
  await expect.poll(async () => (await visit(request, path)).text).toContain('Tweede uitgave')
  await admin.update('pages', id, { _status: 'draft' })
  await expect.poll(async () => (await visit(request, path)).status).toBe(404)
  const older = (await admin.versions('pages', id)).find(({ version }) => version.title === 'Eerste uitgave')
  await admin.restore('pages', older?.id ?? '')
  await expect.poll(async () => (await visit(request, path)).text).toContain('Eerste uitgave')
})

test('a deleted page is not found', async ({ request }) => {
  const admin = await openAdminApi(request)
  const path = newPath()
  const { id } = await admin.create('pages', toPage(path, 'Voorbij'))
  await expect.poll(async () => (await visit(request, path)).status).toBe(200)
  await admin.remove('pages', id)
  await expect.poll(async () => (await visit(request, path)).status).toBe(404)
})

test('manual redirects lead to their target in one step, also for a whole branch of old addresses', async ({
  request,
}) => {
  const admin = await openAdminApi(request)
  const [target, old, branch] = [newPath(), newPath(), newPath()]
  const page = await admin.create('pages', toPage(target, 'Het doel'))
  const toThere = { type: 'page', page: page.id }
  await admin.create('redirects', { site: site.id, from: `/${old}/index.html`, match: 'exact', target: toThere })
  await admin.create('redirects', { site: site.id, from: branch, match: 'prefix', target: toThere, status: '302' })
  await expect
    .poll(() => visit(request, `${old}/index.html`))
    .toMatchObject({ status: 301, location: expect.stringContaining(toPathname(target)) })
  await expect
    .poll(() => visit(request, `${branch}/en/verder`))
    .toMatchObject({ status: 302, location: expect.stringContaining(toPathname(target)) })
})
