import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

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
afterAll(async () => {
  await published.close()
  await studio.close()
})

const versionsSchema = z.object({
  docs: z.array(z.object({ id: z.string(), version: z.looseObject({ savedBy: z.string().nullish() }) })),
})

/** Versions of a document, newest first. */
async function versionsOf(collection: string, id: string) {
  const { body } = await rest.call('reviewer', 'GET', `/${collection}/versions?where[parent][equals]=${id}&depth=0`)
  return versionsSchema.parse(body).docs
}

test('a term keeps its versions with the person who saved them, and an earlier one can be restored', async () => {
  const term = await make.term({ vocabulary: 'brand', code: 'proef', label: 'Proef' })
  // Simulates an imported document, which has no versions.
  await published.read('delete from _terms_v where parent_id = $1', [term.id])
  const body = { label: 'Anders' }
  expect((await rest.call('editor', 'PATCH', `/terms/${term.id}?locale=nl&overwrite=true`, { body })).status).toBe(200)
  const [second, first, ...more] = await versionsOf('terms', term.id)
  expect(more).toEqual([])
  expect([second?.version.savedBy, first?.version.savedBy]).toEqual(['editor', null])
  expect(await rest.call('editor', 'POST', `/terms/versions/${first?.id}`)).toMatchObject({ status: 200 })
  expect((await rest.call('editor', 'GET', `/terms/${term.id}?locale=nl`)).body).toMatchObject({ label: 'Proef' })
  expect(await versionsOf('terms', term.id)).toHaveLength(3)
})

test('restoring a version of a picture restores its texts and keeps its file', async () => {
  const picture = await make.media()
  const save = (body: object) => rest.call('editor', 'PATCH', `/media/${picture.id}?locale=nl&overwrite=true`, { body })
  await save({ alt: 'Een kat' })
  await save({ alt: 'Een hond' })
  const before = (await versionsOf('media', picture.id))[1]
  expect(await rest.call('editor', 'POST', `/media/versions/${before?.id}`)).toMatchObject({ status: 200 })
  const { body } = await rest.call('editor', 'GET', `/media/${picture.id}?locale=nl`)
  expect(body).toMatchObject({ alt: 'Een kat', filename: picture.filename })
  expect((await published.row(picture.id))?.body).toMatchObject({ alt: { nl: 'Een kat' } })
})

test('restoring a version of a redirect restores its target', async () => {
  const to = (path: string) => ({ type: 'path' as const, path })
  const { id } = await studio.payload.create({
    collection: 'redirects',
    data: { site: 'tailwell/nl_NL', from: 'vroeger', match: 'exact', target: to('een'), status: '301' },
  })
  await rest.call('editor', 'PATCH', `/redirects/${id}?overwrite=true`, { body: { target: to('twee') } })
  const first = (await versionsOf('redirects', id))[1]
  expect(await rest.call('editor', 'POST', `/redirects/versions/${first?.id}`)).toMatchObject({ status: 200 })
  expect((await published.row(id))?.body).toMatchObject({ to: { type: 'path', path: 'een' } })
})

describe('a product', () => {
  test('can be restored by the catalogue role, and not by an editor, a reviewer or the back office', async () => {
    const facts = await make.facts({ name: 'Eerst' })
    const path = `/product-facts/${facts.id}?overwrite=true`
    expect(await rest.call('catalogue', 'PATCH', path, { body: { name: 'Daarna' } })).toMatchObject({ status: 200 })
    const [second, first] = await versionsOf('product-facts', facts.id)
    expect(second?.version).toMatchObject({ name: 'Daarna', savedBy: 'catalogue' })
    for (const who of ['editor', 'reviewer', 'back office', 'anonymous'] as const)
      expect((await rest.call(who, 'POST', `/product-facts/versions/${first?.id}`)).status, who).toBe(403)
    expect(await rest.call('catalogue', 'POST', `/product-facts/versions/${first?.id}`)).toMatchObject({ status: 200 })
    expect((await rest.call('reviewer', 'GET', `/product-facts/${facts.id}`)).body).toMatchObject({ name: 'Eerst' })
  })

  test('gets prices of a country from its editors, not from the catalogue', async () => {
    const facts = await make.facts()
    const markets = facts.markets?.map((market) => ({ ...market, rrp: market.country === 'NL' ? 99 : market.rrp }))
    const path = `/product-facts/${facts.id}?overwrite=true`
    const refused = await rest.call('catalogue', 'PATCH', path, { body: { markets } })
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.text).toContain('Prices and availability in Netherlands can only be set by its own editors')
    expect(await rest.call('editor', 'PATCH', path, { body: { markets } })).toMatchObject({ status: 200 })
  })
})
