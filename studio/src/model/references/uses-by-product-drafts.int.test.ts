import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openedDraftSchema } from '../../publish/product-drafts/product-drafts-schema.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { fillReferences } from './fill-references.ts'
import { usesSchema } from './uses.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

/** Collections that use a picture; drafts are marked. */
async function usesOf(picture: string): Promise<string[]> {
  const { body } = await rest.call('reviewer', 'GET', `/where-used/media/${picture}`)
  const { uses } = usesSchema.parse(body)
  return uses.map(({ collection, isDraft }) => `${collection}${isDraft ? ' (draft)' : ''}`)
}
async function begin(product: string, part = 'shared'): Promise<string> {
  const { body } = await rest.call('admin', 'POST', `/drafts-of-product/${product}`, { body: { part } })
  return openedDraftSchema.parse(body).id
}
const write = (id: string, body: object, query = '&draft=true&autosave=true') =>
  rest.call('catalogue', 'PATCH', `/product-drafts/${id}?overwrite=true${query}`, { body })
/** Saves like an import. */
const change = (id: string, data: object) => studio.payload.update({ collection: 'product-facts', id, data })

async function findUnused(): Promise<string[]> {
  const { body } = await rest.call('reviewer', 'GET', '/media?where[unused][equals]=true&depth=0&limit=0')
  return z
    .object({ docs: z.array(z.object({ id: z.string() })) })
    .parse(body)
    .docs.map(({ id }) => id)
}
const execute = (text: string) => studio.payload.db.drizzle.execute(sql.raw(text))
const readAll = async () => (await execute('select * from document_reference order by 1, 2, 3, 4, 5, 6')).rows

/** The references stored by saves must equal those found by reading all documents again. */
async function expectSameAnew() {
  const kept = await readAll()
  await execute('delete from document_reference')
  await execute('delete from document_reference_rules')
  await fillReferences(studio.payload)
  expect(await readAll()).toEqual(kept)
}

test('the uses of a published product draft count for the product, as long as the product has them', async () => {
  const { id } = await make.facts()
  const picture = await make.media()
  const draft = await begin(id)
  await write(draft, { images: [picture.id] })
  expect(await usesOf(picture.id)).toEqual(['product-drafts (draft)'])
  expect((await write(draft, { _status: 'published' }, '')).status).toBe(200)
  expect(await usesOf(picture.id)).toEqual(['product-facts'])
  await expectSameAnew()

  await change(id, { images: [] })
  expect(await usesOf(picture.id)).toEqual([])
  expect(await findUnused()).toContain(picture.id)
  await expectSameAnew()
  expect((await rest.call('admin', 'DELETE', `/media/${picture.id}`)).status).toBe(200)
  const other = await make.media()
  await change(id, { images: [other.id] })
  expect(await begin(id)).toBe(draft)
  const { body } = await rest.call('admin', 'GET', `/product-drafts/${draft}?draft=true&depth=0`)
  expect(body, 'a picture that is gone is no change of the draft').toMatchObject({ images: [other.id] })
})

test('an open product draft counts as using the current pictures of its product and its own changes', async () => {
  const [former, now, own, related] = [await make.media(), await make.media(), await make.media(), await make.facts()]
  const { id } = await make.facts({ images: [former.id] })
  const draft = await begin(id)
  expect(await usesOf(former.id)).toEqual(['product-facts', 'product-drafts (draft)'])
  await expectSameAnew()
  await begin(id, 'NL')
  await expectSameAnew()
  await write(draft, { related: [related.id] })
  await change(id, { images: [now.id] })
  expect(await begin(id)).toBe(draft)
  expect(await usesOf(former.id)).toEqual([])
  expect(await usesOf(now.id)).toEqual(['product-facts', 'product-drafts (draft)'])
  await expectSameAnew()

  await write(draft, { images: [own.id] })
  await change(id, { images: [former.id] })
  expect(await begin(id)).toBe(draft)
  expect(await usesOf(own.id), 'a change of its own stays').toEqual(['product-drafts (draft)'])
  expect(await usesOf(now.id)).toEqual([])
  await expectSameAnew()
})
