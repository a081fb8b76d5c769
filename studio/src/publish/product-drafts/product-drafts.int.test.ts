import { PREVIEW_HEADER, siteAheadSchema } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queuePlan, toPlanInput } from '../../jobs/scheduling/queue-plan.ts'
import { runDueJobs } from '../../jobs/scheduling/run-due-jobs.ts'
import { framePreviewSchema } from '../../preview/preview-answer.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { type Caller, openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { draftedChangesSchema, openedDraftSchema, productDraftsSchema } from './product-drafts-schema.ts'

const SECRET = 'only for this test, and long enough'
const SITE = 'tailwell/nl_NL'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  published = openPublished(studio.databaseUrl)
})
beforeEach(() => void vi.stubEnv('PREVIEW_SECRET', SECRET))
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

/** A product with a Dutch and a German text. */
async function makeProduct() {
  const facts = await make.facts({ specification: { color: 'brown' } })
  await make.text(facts.id)
  await make.text(facts.id, { site: 'tailwell/de_DE', name: 'Lachsbrocken' })
  return facts
}
const bodyOf = async (sku: string, locale = 'nl_NL') => (await published.row(sku, locale))?.body

async function begin(who: Caller, product: string, part: string): Promise<string> {
  const { body } = await rest.call(who, 'POST', `/drafts-of-product/${product}`, { body: { part } })
  return openedDraftSchema.parse(body).id
}
const write = (who: Caller, id: string, body: object, locale = 'en') =>
  rest.call(who, 'PATCH', `/product-drafts/${id}?draft=true&autosave=true&overwrite=true&locale=${locale}`, { body })
const publish = (who: Caller, id: string) =>
  rest.call(who, 'PATCH', `/product-drafts/${id}?overwrite=true`, { body: { _status: 'published' } })
const waiting = async (product: string) =>
  productDraftsSchema.parse((await rest.call('reviewer', 'GET', `/drafts-of-product/${product}`)).body).drafts

describe('a draft for all countries', () => {
  test('is hidden from visitors until it is published, in all its languages at once', async () => {
    const { id, sku } = await makeProduct()
    const picture = await make.media()
    const draft = await begin('catalogue', id, 'shared')
    expect(await waiting(id)).toEqual([])
    expect(await write('catalogue', draft, { images: [picture.id], variant_group: 'zalm' })).toMatchObject({
      status: 200,
    })
    await write('catalogue', draft, { specification: { color: 'roodbruin' } }, 'nl')
    await write('catalogue', draft, { specification: { color: 'rotbraun' } }, 'de')
    expect(await bodyOf(sku)).toMatchObject({ images: [] })
    const [listed] = await waiting(id)
    expect(listed).toMatchObject({ id: draft, part: 'shared', by: 'catalogue' })
    expect(listed?.fields.toSorted()).toEqual(['images', 'specification.color', 'variant_group'])

    expect(await publish('catalogue', draft)).toMatchObject({ status: 200 })
    const shown = { images: [picture.id], variant_group: 'zalm' }
    expect(await bodyOf(sku)).toMatchObject({ ...shown, specification: { color: 'roodbruin' } })
    expect(await bodyOf(sku, 'de_DE')).toMatchObject({ ...shown, specification: { color: 'rotbraun' } })
    expect(await waiting(id)).toEqual([])
    const { docs } = await studio.payload.findVersions({
      collection: 'product-facts',
      where: { parent: { equals: id } },
    })
    expect(docs[0]?.version.savedBy).toBe('catalogue')
  })

  test('overwrites nothing that it does not change, and takes over current product values when opened again', async () => {
    const { id, sku } = await makeProduct()
    const draft = await begin('catalogue', id, 'shared')
    await write('catalogue', draft, { variant_group: 'draft' })
    // Saves like an import.
    await studio.payload.update({ collection: 'product-facts', id, data: { name: 'Renamed', is_natural: true } })
    expect(await begin('admin', id, 'shared')).toBe(draft)
    const opened = await studio.payload.findByID({ collection: 'product-drafts', id: draft, draft: true })
    expect(opened).toMatchObject({ name: 'Renamed', is_natural: true, variant_group: 'draft' })
    await studio.payload.update({ collection: 'product-facts', id, data: { ghs_symbols: ['GHS07'] } })
    await publish('catalogue', draft)
    expect(await bodyOf(sku)).toMatchObject({ variant_group: 'draft', is_natural: true, ghs_symbols: ['GHS07'] })
  })

  test('that its product refuses stays a draft', async () => {
    const { id } = await makeProduct()
    const draft = await begin('catalogue', id, 'shared')
    await write('catalogue', draft, { name: '', brands: [] })
    const refused = await publish('catalogue', draft)
    expect(refused.status).toBe(400)
    expect((await waiting(id)).map((each) => each.id)).toEqual([draft])
    expect(await studio.payload.findByID({ collection: 'product-facts', id })).toMatchObject({ name: 'Salmon kibble' })
  })

  test('is deleted with its product', async () => {
    const { id } = await make.facts()
    const draft = await begin('catalogue', id, 'shared')
    expect(await rest.call('admin', 'DELETE', `/product-facts/${id}?evenIfUsed=true`)).toMatchObject({ status: 200 })
    expect((await rest.call('admin', 'GET', `/product-drafts/${draft}`)).status).toBe(404)
  })
})

const lay = (who: Caller, product: string, before: object, after: object, locale = 'en') =>
  rest.call(who, 'POST', `/drafts-of-product/${product}/changes?locale=${locale}`, { body: { before, after } })
const market = (country: string, rrp: number) => ({ country, available: true, rrp, currency: 'EUR' })

test('changes in the form of a product are saved in drafts of its parts, and stay hidden from visitors', async () => {
  const { id, sku } = await makeProduct()
  const draft = await begin('catalogue', id, 'shared')
  await write('catalogue', draft, { variant_group: 'from before' })
  const [before, after] = [
    { name: 'Salmon kibble', specification: { color: 'brown' }, markets: [market('NL', 12.5), market('DE', 13)] },
    { name: 'Salmon', specification: { color: 'bruin' }, markets: [market('NL', 12.5), market('DE', 14)] },
  ]
  const laid = await lay('admin', id, before, after, 'nl')
  expect(laid.status).toBe(200)
  expect(draftedChangesSchema.parse(laid.body).ids[0]).toBe(draft)
  expect((await waiting(id)).map(({ part, fields }) => [part, fields.toSorted()]).toSorted()).toEqual([
    ['DE', ['rrp']],
    ['shared', ['name', 'specification.color', 'variant_group']],
  ])
  expect(await bodyOf(sku, 'de_DE')).toMatchObject({ rrp: 13 })
  expect(await publish('catalogue', draft)).toMatchObject({ status: 200 })
  expect(await bodyOf(sku)).toMatchObject({ specification: { color: 'bruin' }, variant_group: 'from before' })
  expect(await bodyOf(sku, 'de_DE')).not.toMatchObject({ specification: { color: 'bruin' } })
})

test('the changes are refused completely when they concern a part of others or the SKU', async () => {
  const { id } = await makeProduct()
  const refuse = async (was: object, is: object) => (await lay('editor', id, was, is)).status
  expect(await refuse({ markets: [market('DE', 13)] }, { markets: [market('DE', 1)] })).toBe(403)
  expect(await refuse({ name: 'Salmon kibble' }, { name: 'x' })).toBe(403)
  expect(await refuse({ sku: 'a' }, { sku: 'b' })).toBe(400)
  expect(await refuse({ name: 'x' }, { name: 'x' })).toBe(400)
  expect((await lay('anonymous', id, { name: 'a' }, { name: 'b' })).status).toBe(403)
  expect(await waiting(id)).toEqual([])
})

describe('two countries working on one product', () => {
  test('publish only their own part, and never unfinished changes of the other', async () => {
    const { id, sku } = await makeProduct()
    const dutch = await begin('editor', id, 'NL')
    const german = await begin('admin', id, 'DE')
    const shared = await begin('catalogue', id, 'shared')
    await write('admin', german, { rrp: 1 })
    await write('catalogue', shared, { variant_group: 'unfinished' })
    await write('editor', dutch, { rrp: 15.5 })
    expect(await publish('editor', dutch)).toMatchObject({ status: 200 })
    expect(await bodyOf(sku)).toMatchObject({ rrp: 15.5 })
    expect((await bodyOf(sku))?.variant_group).toBeUndefined()
    expect(await bodyOf(sku, 'de_DE')).toMatchObject({ rrp: 13 })
    expect((await waiting(id)).map(({ part }) => part).toSorted()).toEqual(['DE', 'shared'])
    await publish('admin', german)
    expect([(await bodyOf(sku))?.rrp, (await bodyOf(sku, 'de_DE'))?.rrp]).toEqual([15.5, 1])
  })

  test('cannot write a draft of another part', async () => {
    const { id } = await makeProduct()
    for (const part of ['shared', 'DE'])
      expect((await rest.call('editor', 'POST', `/drafts-of-product/${id}`, { body: { part } })).status).toBe(403)
    expect((await rest.call('catalogue', 'POST', `/drafts-of-product/${id}`, { body: { part: 'NL' } })).status).toBe(
      403,
    )
    const german = await begin('admin', id, 'DE')
    const shared = await begin('catalogue', id, 'shared')
    for (const draft of [german, shared]) {
      expect((await write('editor', draft, { rrp: 2, name: 'x' })).status).toBe(403)
      expect((await publish('editor', draft)).status).toBe(403)
      expect((await rest.call('editor', 'DELETE', `/product-drafts/${draft}`)).status).toBe(403)
    }
    const dutch = await begin('editor', id, 'NL')
    await write('editor', dutch, { part: 'DE', product: null, base: {}, rrp: 3 })
    const stored = await studio.payload.findByID({ collection: 'product-drafts', id: dutch, draft: true, depth: 0 })
    expect(stored).toMatchObject({ part: 'NL', product: id })
  })
})

const valuesOf = (id: string) => studio.payload.findByID({ collection: 'product-drafts', id, draft: true, depth: 0 })

test('the preview of a product draft shows the product on the chosen site, with the values of the form', async () => {
  const { id } = await makeProduct()
  const draft = await begin('admin', id, 'DE')
  const see = async (more: object) => {
    const values = { ...(await valuesOf(draft)), ...more }
    const { body } = await rest.call('admin', 'POST', '/preview', {
      body: { collection: 'product-drafts', id: draft, mode: 'preview', values },
    })
    return framePreviewSchema.parse(body)
  }
  const german = await see({ rrp: 77, seenOn: 'tailwell/de_DE' })
  expect(german.overlay?.entries[0]?.body).toMatchObject({ name: 'Lachsbrocken', rrp: 77 })
  const dutch = await see({ rrp: 77, seenOn: SITE })
  expect(dutch.overlay?.entries[0]?.body).toMatchObject({ name: 'Zalmbrokken', rrp: 12.5 })
  expect((await see({ seenOn: 'tailwell/fr_FR' })).problem).toContain('no text')
  expect((await see({ available: false, seenOn: 'tailwell/de_DE' })).problem).toContain('does not sell')
})

test('a plan publishes the planned price, later changes stay a draft, and previews show both', async () => {
  const { id, sku } = await makeProduct()
  const draft = await begin('editor', id, 'NL')
  await write('editor', draft, { rrp: 20 })
  const editor: TypedUser = {
    ...(await studio.payload.findByID({ collection: 'users', id: rest.idOf('editor') })),
    collection: 'users',
  }
  const plan = async (at: Date) => {
    const req = await createLocalReq({ user: editor }, studio.payload)
    await queuePlan(
      req,
      await toPlanInput(req, { collection: 'product-drafts', id: draft, type: 'publish', at, newest: false }),
      at,
    )
  }
  const tomorrow = new Date(Date.now() + 86_400_000)
  await plan(tomorrow)
  await write('editor', draft, { rrp: 30 })
  const ahead = async (drafts: boolean, site = SITE) => {
    const until = Math.floor(Date.now() / 1_000) + 600
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
    const token = signPreview(SECRET, { site, until, ahead: { drafts, ...(drafts ? {} : { day }) } })
    const { body } = await rest.call('anonymous', 'GET', '/preview/ahead', { headers: { [PREVIEW_HEADER]: token } })
    const own = siteAheadSchema.parse(body).entries.find(({ key }) => key === sku)?.body
    return z.object({ rrp: z.number() }).safeParse(own).data?.rrp
  }
  expect(await ahead(false)).toBe(20)
  expect(await ahead(true)).toBe(30)
  // The preview shows nothing of another country.
  expect(await ahead(true, 'tailwell/de_DE')).toBeUndefined()

  await plan(new Date(Date.now() - 1_000))
  await write('editor', draft, { rrp: 40, currency: 'EUR' })
  expect(await runDueJobs(published.pool, () => Promise.resolve(studio.payload))).toBe('ran')
  expect(await bodyOf(sku)).toMatchObject({ rrp: 30 })
  expect(await valuesOf(draft)).toMatchObject({ rrp: 40, _status: 'draft' })
  await publish('editor', draft)
  expect(await bodyOf(sku)).toMatchObject({ rrp: 40 })
})
