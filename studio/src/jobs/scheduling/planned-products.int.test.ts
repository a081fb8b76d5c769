import { PREVIEW_HEADER, siteAheadSchema } from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openedDraftSchema } from '../../publish/product-drafts/product-drafts-schema.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import type { PlanInput } from './plan.ts'
import { queuePlan, toPlanInput } from './queue-plan.ts'
import { runDueJobs } from './run-due-jobs.ts'

const SECRET = 'only for this test, and long enough'
const SITE = 'tailwell/nl_NL'
const DAY_MS = 86_400_000

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

async function begin(product: string): Promise<string> {
  const { body } = await rest.call('catalogue', 'POST', `/drafts-of-product/${product}`, { body: { part: 'shared' } })
  return openedDraftSchema.parse(body).id
}
const write = (id: string, body: object) =>
  rest.call('catalogue', 'PATCH', `/product-drafts/${id}?draft=true&autosave=true&overwrite=true`, { body })

const tomorrow = () => new Date(Date.now() + DAY_MS)
const now = () => new Date(Date.now() - 1_000)

/** A scheduled draft that sets a product to natural; then the product gets another name and variant group, and the draft follows. */
async function makePlanned(at: Date, toStored = (plan: PlanInput) => plan) {
  const { id, sku } = await make.facts({ variant_group: 'old' })
  await make.text(id)
  const draft = await begin(id)
  await write(draft, { is_natural: true })
  const user = await studio.payload.findByID({ collection: 'users', id: rest.idOf('catalogue') })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, studio.payload)
  const plan = await toPlanInput(req, { collection: 'product-drafts', id: draft, type: 'publish', at, newest: false })
  await queuePlan(req, toStored(plan), at)
  // Saves like an import.
  await studio.payload.update({ collection: 'product-facts', id, data: { name: 'Renamed', variant_group: 'new' } })
  expect(await begin(id)).toBe(draft)
  return { id, sku, draft }
}
const run = () => runDueJobs(published.pool, () => Promise.resolve(studio.payload))
const productOf = (id: string) => studio.payload.findByID({ collection: 'product-facts', id, depth: 0 })
const draftOf = (id: string) => studio.payload.findByID({ collection: 'product-drafts', id, depth: 0, draft: true })

test('a plan keeps later changes of its product, and its draft is published with it', async () => {
  const { id, draft } = await makePlanned(now())
  expect(await run()).toBe('ran')
  expect(await productOf(id)).toMatchObject({ is_natural: true, name: 'Renamed', variant_group: 'new' })
  expect(await draftOf(draft)).toMatchObject({ _status: 'published', is_natural: true, name: 'Renamed' })
})

test('changes made to the draft after the plan stay a draft, based on the current product', async () => {
  const { id, draft } = await makePlanned(now())
  await write(draft, { ghs_symbols: ['GHS07'] })
  expect(await run()).toBe('ran')
  expect(await productOf(id)).toMatchObject({ is_natural: true, name: 'Renamed', ghs_symbols: [] })
  expect(await draftOf(draft)).toMatchObject({ _status: 'draft', is_natural: true, ghs_symbols: ['GHS07'] })
  expect(await draftOf(draft)).toMatchObject({ base: { is_natural: true, name: 'Renamed', ghs_symbols: [] } })
})

test('a plan stored without its base still publishes its changes', async () => {
  const { id } = await makePlanned(now(), ({ base: _, ...plan }) => plan)
  expect(await run()).toBe('ran')
  expect(await productOf(id)).toMatchObject({ is_natural: true })
})

test('a preview of a later day shows the planned changes over the current product', async () => {
  const { sku } = await makePlanned(tomorrow())
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
  const until = Math.floor(Date.now() / 1_000) + 600
  const token = signPreview(SECRET, { site: SITE, until, ahead: { drafts: false, day } })
  const { body } = await rest.call('anonymous', 'GET', '/preview/ahead', { headers: { [PREVIEW_HEADER]: token } })
  const shown = siteAheadSchema.parse(body).entries.find(({ key }) => key === sku)?.body
  expect(shown).toMatchObject({ is_natural: true, variant_group: 'new' })
})
