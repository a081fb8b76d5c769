import { PREVIEW_HEADER, type SiteAhead, siteAheadSchema } from '@menagerie/contract/preview'
import { readPreviewToken, signPreview } from '@menagerie/contract/preview-token'
import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queuePlan, toPlanInput } from '../../jobs/scheduling/queue-plan.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

const SECRET = 'only for this test, and long enough'
const SITE = 'tailwell/nl_NL'
const DAY_MS = 86_400_000
const UNTIL = Math.floor(Date.now() / 1_000) + 600
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let admin: TypedUser

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  admin = { ...(await studio.payload.findByID({ collection: 'users', id: rest.idOf('admin') })), collection: 'users' }
})
beforeEach(() => void vi.stubEnv('PREVIEW_SECRET', SECRET))
afterAll(() => studio?.close())

const ask = (token: string) => rest.call('anonymous', 'GET', '/preview/ahead', { headers: { [PREVIEW_HEADER]: token } })

async function see(ahead: { day?: string; drafts: boolean }, site = SITE): Promise<SiteAhead> {
  const { status, body } = await ask(signPreview(SECRET, { site, until: UNTIL, ahead }))
  expect(status).toBe(200)
  return siteAheadSchema.parse(body)
}

const titleIn = ({ entries }: SiteAhead, key: string) =>
  z.object({ title: z.string() }).safeParse(entries.find((entry) => entry.key === key)?.body).data?.title

async function plan(id: string, type: 'publish' | 'unpublish', days: number, newest = false) {
  const req = await createLocalReq({ user: admin }, studio.payload)
  const at = new Date(Date.now() + days * DAY_MS)
  await queuePlan(req, await toPlanInput(req, { collection: 'pages', id, type, at, newest }), at)
}
const write = (id: string, title: string) =>
  studio.payload.update({ collection: 'pages', id, data: { title }, draft: true, autosave: true })

test('the preview of a future day shows what is planned until its end, as planned, and nothing later', async () => {
  const [soon, late, ends] = await Promise.all([1, 2, 3].map((each) => make.page({ title: `Nu ${each}` })))
  if (soon === undefined || late === undefined || ends === undefined) throw new Error('Three pages')
  await write(soon.id, 'Gepland')
  await plan(soon.id, 'publish', 2)
  await write(soon.id, 'Nog een schets')
  await write(late.id, 'Later')
  await plan(late.id, 'publish', 9)
  await plan(ends.id, 'unpublish', 2)

  const today = await see({ drafts: false })
  expect([today.entries, today.gone, today.at]).toEqual([[], [], undefined])
  const shown = await see({ day: dayIn(3), drafts: false })
  expect(titleIn(shown, soon.id)).toBe('Gepland')
  expect(titleIn(shown, late.id)).toBeUndefined()
  expect(shown.gone).toEqual([{ kind: 'page', key: ends.id }])
  expect(shown.at).toBeGreaterThan(Date.now() + 2 * DAY_MS)
  expect(titleIn(await see({ day: dayIn(10), drafts: false }), late.id)).toBe('Later')
})

test('the preview shows complete drafts of its site as if they were published, and no incomplete drafts', async () => {
  const page = await make.page({ title: 'Nu' })
  await write(page.id, 'Schets')
  const other = await make.page({ title: 'Jetzt', site: 'tailwell/de_DE' })
  await write(other.id, 'Entwurf')
  const broken = await studio.payload.create({
    collection: 'pages',
    data: { site: SITE, _status: 'draft' },
    draft: true,
  })
  const shown = await see({ drafts: true })
  expect(titleIn(shown, page.id)).toBe('Schets')
  expect(titleIn(shown, other.id)).toBeUndefined()
  expect(titleIn(shown, broken.id)).toBeUndefined()
  expect(titleIn(await see({ drafts: true }, 'tailwell/de_DE'), other.id)).toBe('Entwurf')
  await studio.payload.delete({ collection: 'pages', id: page.id })
  expect(titleIn(await see({ drafts: true }), page.id)).toBeUndefined()
})

const linkSchema = z.object({
  id: z.string(),
  address: z.url().optional(),
  until: z.iso.datetime(),
  by: z.string(),
})
const readLink = (body: unknown) => z.object({ doc: linkSchema }).parse(body).doc
const tokenOf = (address = '') => new URL(address).searchParams.get('token') ?? ''

test('an editor of the site can share a preview link for seven days, which is listed and can be withdrawn', async () => {
  const page = await make.page({ title: 'Nu' })
  await write(page.id, 'Voor de directie')
  const link = readLink(
    (await rest.call('editor', 'POST', '/preview-links', { body: { site: SITE, title: 'Directie', path: '/advies/' } }))
      .body,
  )
  expect(link.address).toContain(`/__preview/${SITE}/advies/?mode=preview`)
  const token = tokenOf(link.address)
  expect(readPreviewToken(SECRET, token, Date.now())).toMatchObject({ site: SITE, link: link.id })
  expect(Date.parse(link.until) - Date.now()).toBeGreaterThan(6.99 * DAY_MS)
  expect(Date.parse(link.until) - Date.now()).toBeLessThan(7.01 * DAY_MS)
  expect(titleIn(siteAheadSchema.parse((await ask(token)).body), page.id)).toBe('Voor de directie')

  const list = await rest.call('reviewer', 'GET', '/preview-links')
  expect(list.text).toContain('Directie')
  expect(list.text).not.toContain('token=')
  const withdrawn = await rest.call('editor', 'PATCH', `/preview-links/${link.id}`, { body: { withdrawn: true } })
  expect(readLink(withdrawn.body).address).toBeUndefined()
  expect((await ask(token)).status).toBe(403)

  for (const who of ['editor', 'admin'] as const)
    await rest.call(who, 'PATCH', `/preview-links/${link.id}`, { body: { withdrawn: false } })
  expect((await ask(token)).status).toBe(403)
})

test('a preview link that is deleted, expired or altered is refused', async () => {
  const make = async () =>
    readLink((await rest.call('editor', 'POST', '/preview-links', { body: { site: SITE, title: 'x' } })).body)
  const gone = await make()
  await rest.call('editor', 'DELETE', `/preview-links/${gone.id}`)
  const late = await make()
  await studio.payload.db.updateOne({
    collection: 'preview-links',
    id: late.id,
    data: { until: new Date(Date.now() - 1).toISOString() },
    req: await createLocalReq({}, studio.payload),
  })
  const fine = await make()
  const ofOther = signPreview(SECRET, { site: 'tailwell/de_DE', until: UNTIL, link: fine.id })
  const tokens = [tokenOf(gone.address), tokenOf(late.address), `${tokenOf(fine.address)}x`, ofOther, '']
  for (const token of tokens) expect((await ask(token)).status).toBe(403)
  expect((await ask(tokenOf(fine.address))).status).toBe(200)
})

test('editors of other sites and reviewers cannot share or withdraw links, and no link can move to another site', async () => {
  const body = { site: 'tailwell/de_DE', title: 'x' }
  expect((await rest.call('editor', 'POST', '/preview-links', { body })).status).toBe(400)
  for (const who of ['reviewer', 'back office', 'anonymous'] as const)
    expect((await rest.call(who, 'POST', '/preview-links', { body })).status).toBe(403)
  const link = readLink((await rest.call('admin', 'POST', '/preview-links', { body })).body)
  const changed = await rest.call('editor', 'PATCH', `/preview-links/${link.id}`, { body: { withdrawn: true } })
  expect(changed.status).toBe(403)
  const own = readLink((await rest.call('editor', 'POST', '/preview-links', { body: { site: SITE, title: 'x' } })).body)
  await rest.call('editor', 'PATCH', `/preview-links/${own.id}`, { body: { until: '2099-01-01T00:00:00.000Z' } })
  await rest.call('admin', 'PATCH', `/preview-links/${own.id}`, { body: { site: 'tailwell/de_DE' } })
  const stored = await studio.payload.findByID({ collection: 'preview-links', id: own.id })
  expect(stored).toMatchObject({ site: SITE, until: own.until })
})

test('staff can preview the draft and the published body of a gated page, and a shared link shows neither', async () => {
  const { id } = await make.page({ title: 'Deur', path: 'deur-een', is_gated: true, subTitle: 'Nu geheim' })
  await studio.payload.update({ collection: 'pages', id, data: { subTitle: 'Straks geheim' }, draft: true })
  const bodyOf = ({ entries }: SiteAhead) => JSON.stringify(entries.find(({ key }) => key === id)?.body)
  expect(bodyOf(await see({ drafts: true }))).toContain('Straks geheim')
  const askGated = (grant: { ahead?: { drafts: boolean }; link?: string }) => {
    const token = signPreview(SECRET, { site: SITE, until: UNTIL, ...grant })
    return rest.call('anonymous', 'GET', '/preview/gated?path=deur-een', { headers: { [PREVIEW_HEADER]: token } })
  }
  expect((await askGated({})).text).toContain('Nu geheim')

  const link = await studio.payload.create({
    collection: 'preview-links',
    data: { site: SITE, title: 'Bureau', drafts: true },
  })
  const shared = await ask(signPreview(SECRET, { site: SITE, until: UNTIL, link: link.id }))
  expect(shared.status).toBe(200)
  expect(shared.text).toContain('Deur')
  expect(shared.text).not.toContain('geheim')
  const refused = await askGated({ link: link.id })
  expect([refused.status, refused.text.includes('geheim')]).toEqual([403, false])
})
