import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { KEPT_DAYS } from '../../jobs/bin/binned-collections.ts'
import { purgeBin } from '../../jobs/bin/purge-bin.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { type Caller, openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { offersSchema } from '../pickers/offer.ts'
import { usesSchema } from '../references/uses.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
let published: ReturnType<typeof openPublished>
let pool: Pool
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
  published = openPublished(studio.databaseUrl)
  pool = new Pool({ connectionString: studio.databaseUrl, max: 1 })
})
afterAll(async () => {
  await pool.end()
  await published.close()
  await studio.close()
})

/** Sends the same request as the form's delete button. */
async function bin(who: Caller, collection: string, id: string, query = '?overwrite=true', deletedAt = '2026-01-01') {
  return rest.call(who, 'PATCH', `/${collection}/${id}${query}`, { body: { deletedAt } })
}

/** Sends the same request as the bin's restore button. */
async function restore(who: Caller, collection: string, id: string, status?: 'draft' | 'published') {
  const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  const body = { deletedAt: null, ...(status && { _status: status }) }
  return rest.call(who, 'PATCH', `/${collection}?trash=true&${where}`, { body })
}

const isPublic = async (id: string) => (await published.row(id))?.deleted === false
const since = async (collection: string, id: string) => {
  const { body } = await rest.call('reviewer', 'GET', `/${collection}/${id}?trash=true&depth=0`)
  return z.object({ deletedAt: z.string().nullish() }).parse(body).deletedAt
}
const inTable = async (table: string, id: string) =>
  (await published.read(`select 1 from ${table} where id = $1::uuid`, [id])).length === 1

describe('a document in the bin', () => {
  test('disappears from the site, lists and choices, and can be restored as a draft or as published', async () => {
    const { id } = await make.page({ title: 'Mondverzorging' })
    expect(await bin('editor', 'pages', id)).toMatchObject({ status: 200 })
    expect(await isPublic(id)).toBe(false)
    expect(await rest.call('editor', 'GET', `/pages/${id}`)).toMatchObject({ status: 404 })
    const offers = async (query: string) =>
      offersSchema.parse((await rest.call('editor', 'GET', `/offers?collection=pages&${query}`)).body).offers
    expect(await offers('words=mondverzorging')).toEqual([])
    expect(await offers(`chosen=pages:${id}`)).toMatchObject([{ id, note: 'In the bin' }])
    expect(
      Date.parse((await since('pages', id)) ?? ''),
      'counted from now, not from what the call says',
    ).toBeGreaterThan(Date.now() - 600_000)

    expect(await restore('editor', 'pages', id, 'draft')).toMatchObject({ status: 200 })
    expect([await isPublic(id), await since('pages', id)]).toEqual([false, null])
    await bin('editor', 'pages', id)
    expect(await restore('editor', 'pages', id, 'published')).toMatchObject({ status: 200 })
    expect(await isPublic(id)).toBe(true)
  })

  test.each([
    ['articles', 'published'],
    ['jobs', 'published'],
    ['product-texts', 'published'],
    ['menus', 'published'],
    ['redirects', undefined],
  ] as const)('disappears from the site and can be restored, for %s', async (collection, status) => {
    const facts = (await make.facts()).id
    const made = {
      articles: () => make.article(),
      jobs: () => make.job(),
      'product-texts': () => make.text(facts),
      menus: () => make.menu({ slot: 'footer', items: [] }),
      redirects: () =>
        studio.payload.create({
          collection: 'redirects',
          data: {
            site: 'tailwell/nl_NL',
            from: 'oud',
            match: 'exact',
            target: { type: 'path', path: 'nieuw' },
            status: '301',
          },
        }),
    }[collection]
    const { id } = await made()
    const source = `${collection}/${id}`
    const isOnSite = async () =>
      (await published.read('select 1 from published.entry where source = $1 and not deleted', [source])).length === 1
    expect(await isOnSite()).toBe(true)
    expect(await bin('editor', collection, id)).toMatchObject({ status: 200 })
    expect(await isOnSite()).toBe(false)
    expect(await restore('editor', collection, id, status)).toMatchObject({ status: 200 })
    expect(await isOnSite()).toBe(true)
    await bin('editor', collection, id)
  })

  test('keeps its file if it is a picture, and is put there only after a warning about pages that show it', async () => {
    const picture = await make.media()
    const page = await make.page({ title: 'Met beeld', image: picture.id })
    expect(await bin('editor', 'media', picture.id)).toMatchObject({ status: 403 })
    expect(await bin('admin', 'media', picture.id, '')).toMatchObject({ status: 428 })
    const version = { 'If-Match': `"${picture.updatedAt}"` }
    const asked = await rest.call('admin', 'PATCH', `/media/${picture.id}`, {
      body: { deletedAt: new Date().toISOString() },
      headers: version,
    })
    expect(asked.status).toBe(409)
    expect(asked.text).toContain('“Met beeld”')
    expect(await bin('admin', 'media', picture.id)).toMatchObject({ status: 200 })
    expect(await isPublic(picture.id)).toBe(false)
    const saved = await rest.call('editor', 'PATCH', `/pages/${page.id}?overwrite=true`, {
      body: { title: 'Anders', _status: 'published' },
    })
    expect(saved).toMatchObject({ status: 400 })
    expect(saved.text).toContain('is in the bin: restore it, or choose another')
    expect(await restore('admin', 'media', picture.id)).toMatchObject({ status: 200 })
    expect(await isPublic(picture.id)).toBe(true)
    expect(await rest.call('editor', 'GET', `/media/file/${picture.filename}`)).toMatchObject({ status: 200 })
  })

  test('does not count as using other documents', async () => {
    const target = await make.page({ title: 'Doel' })
    const { id } = await make.menu({ slot: 'top', items: [{ title: 'x', link: { type: 'page', page: target.id } }] })
    const total = async () =>
      usesSchema.parse((await rest.call('editor', 'GET', `/where-used/pages/${target.id}`)).body).total
    expect(await total()).toBe(1)
    await bin('editor', 'menus', id)
    expect(await total()).toBe(0)
    await restore('editor', 'menus', id, 'draft')
    expect(await total()).toBe(1)
    await bin('editor', 'menus', id)
  })
})

describe('a restore from the bin', () => {
  test('is refused when another page has taken the address, and is then possible as a draft', async () => {
    const first = await make.page({ title: 'Oud', path: 'zelfde' })
    await bin('editor', 'pages', first.id)
    await make.page({ title: 'Nieuw', path: 'zelfde' })
    const refused = await restore('editor', 'pages', first.id, 'published')
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.text).toContain('The address /zelfde/ already belongs to the page “Nieuw”. Restore it as a draft')
    expect(await restore('editor', 'pages', first.id, 'draft')).toMatchObject({ status: 200 })
  })

  test('is refused when another menu is published in the same place', async () => {
    const first = await make.menu({ slot: 'bottom', items: [] })
    await bin('editor', 'menus', first.id)
    await make.menu({ slot: 'bottom', items: [] })
    const refused = await restore('editor', 'menus', first.id, 'published')
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.text).toContain('Another menu is already published in this place of the site')
  })

  test('needs no confirmation when a page that others use is restored as a draft', async () => {
    const page = await make.page()
    await make.article({
      main: [{ blockType: 'AlsoRead', links: [{ title: 'x', link: { type: 'page', page: page.id } }] }],
    })
    expect(await bin('editor', 'pages', page.id, '?evenIfUsed=true&overwrite=true')).toMatchObject({ status: 200 })
    expect(await restore('editor', 'pages', page.id, 'draft')).toMatchObject({ status: 200 })
  })
})

describe('rights', () => {
  test('editors cannot bin or restore pages of other sites, and only administrators delete permanently', async () => {
    const german = await make.page({ site: 'tailwell/de_DE' })
    const dutch = await make.page()
    for (const who of ['editor', 'reviewer', 'back office', 'anonymous'] as const)
      expect((await bin(who, 'pages', german.id)).status, who).toBe(403)
    expect((await rest.call('editor', 'DELETE', `/pages/${dutch.id}`)).status).toBe(403)
    await bin('editor', 'pages', dutch.id)
    for (const who of ['editor', 'reviewer', 'back office'] as const)
      expect((await rest.call(who, 'DELETE', `/pages/${dutch.id}?trash=true`)).status, who).toBe(403)
    await bin('admin', 'pages', german.id)
    for (const who of ['editor', 'reviewer'] as const) await restore(who, 'pages', german.id, 'draft')
    expect(await since('pages', german.id)).not.toBeNull()
    expect((await rest.call('admin', 'DELETE', `/pages/${dutch.id}?trash=true`)).status).toBe(200)
    expect(await inTable('pages', dutch.id)).toBe(false)
  })

  test('a draft save, a new document and a list of several sites cannot put anything into the bin', async () => {
    const { id } = await make.page()
    expect(await bin('editor', 'pages', id, '?draft=true&overwrite=true')).toMatchObject({ status: 400 })
    expect(await isPublic(id)).toBe(true)
    const made = await rest.call('editor', 'POST', '/pages?draft=true', {
      body: { title: 'Nieuw', site: 'tailwell/nl_NL', deletedAt: '2020-01-01' },
    })
    expect(made.body).toMatchObject({ doc: { deletedAt: null } })
    await make.page({ site: 'tailwell/de_DE' })
    const all = await rest.call('admin', 'PATCH', '/pages?where[id][exists]=true', {
      body: { deletedAt: '2026-01-01' },
    })
    expect(all).toMatchObject({ status: 400 })
    expect(all.text).toContain('Choose one site above the list first')
  })
})

test('a document is deleted permanently after its days in the bin, with its versions and redirects to it', async () => {
  const [old, young] = [await make.page(), await make.page()]
  const redirect = await studio.payload.create({
    collection: 'redirects',
    data: {
      site: 'tailwell/nl_NL',
      from: 'ooit',
      match: 'exact',
      target: { type: 'page', page: old.id },
      status: '301',
    },
  })
  for (const { id } of [old, young]) await bin('editor', 'pages', id)
  await published.read(`update pages set deleted_at = now() - interval '${KEPT_DAYS} days 1 minute' where id = $1`, [
    old.id,
  ])
  const purge = () => purgeBin(pool, () => Promise.resolve(studio.payload))
  expect(await purge()).toBe(1)
  expect(await purge()).toBe(0)
  expect([await inTable('pages', old.id), await inTable('pages', young.id)]).toEqual([false, true])
  expect(await published.read('select 1 from _pages_v where parent_id = $1', [old.id])).toEqual([])
  expect(await isPublic(redirect.id)).toBe(false)
})
