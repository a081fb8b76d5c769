import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { fillReferences } from './fill-references.ts'
import { questionSchema, usesSchema } from './uses.ts'

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

async function usesOf(collection: string, id: string) {
  const { body } = await rest.call('reviewer', 'GET', `/where-used/${collection}/${id}`)
  return usesSchema.parse(body)
}
const linkTo = (page: string) => [{ title: 'Contact', link: { type: 'page' as const, page } }]
const version = async (id: string) => {
  const { body } = await rest.call('admin', 'GET', `/pages/${id}?draft=true`)
  return { 'If-Match': `"${z.looseObject({ updatedAt: z.string() }).parse(body).updatedAt}"` }
}

describe('the list of uses', () => {
  test('names the documents with their sites and places, and marks uses in drafts', async () => {
    const page = await make.page({ title: 'Contact' })
    expect(await usesOf('pages', page.id)).toEqual({ uses: [], total: 0 })
    const menu = await make.menu({ slot: 'footer', items: linkTo(page.id) })
    const article = await make.article({
      title: 'Lees ook',
      _status: 'draft',
      main: [{ blockType: 'AlsoRead', links: [{ title: 'Bel ons', link: { type: 'page', page: page.id } }] }],
    })
    const { total, uses } = await usesOf('pages', page.id)
    expect(total).toBe(2)
    expect(uses).toMatchObject([
      { collection: 'menus', id: menu.id, site: 'tailwell/nl_NL', place: 'Items · “Contact” · Link', isDraft: false },
      { collection: 'articles', id: article.id, title: 'Lees ook', isDraft: true },
    ])
  })

  test('shows the current name of a draft', async () => {
    const page = await make.page({ title: 'Doel' })
    const link = { title: 'Lees', link: { type: 'page', page: page.id } }
    const main = [{ blockType: 'AlsoRead', links: [link] }]
    const { id } = await make.article({ title: 'Eerst zo', main, _status: 'draft' })
    await studio.payload.update({ collection: 'articles', id, data: { title: 'Nu zo' }, draft: true })
    expect((await usesOf('pages', page.id)).uses).toMatchObject([{ title: 'Nu zo' }])
  })

  test('is updated when a document is saved as a draft, published or deleted', async () => {
    const picture = await make.media()
    const page = await make.page({ image: picture.id })
    const { update } = studio.payload
    const save = (data: object, draft: boolean) =>
      update.call(studio.payload, { collection: 'pages', id: page.id, data, draft })
    const drafts = async () => (await usesOf('media', picture.id)).uses.map(({ isDraft }) => isDraft)
    await save({ image: null }, true)
    expect(await drafts(), 'visitors still see it').toEqual([false])
    await save({ image: null, _status: 'published' }, false)
    expect(await drafts()).toEqual([])
    await save({ image: picture.id }, true)
    expect(await drafts()).toEqual([true])
    await studio.payload.delete({ collection: 'pages', id: page.id })
    expect(await drafts()).toEqual([])
  })

  test('follows the newest draft and ignores a version that was turned down', async () => {
    const [kept, turnedDown, page] = [await make.media(), await make.media(), await make.page()]
    const drafts = async (id: string) => (await usesOf('media', id)).uses.map(({ isDraft }) => isDraft)
    const path = `/pages/${page.id}?draft=true&autosave=true`
    const draft = { body: { image: kept.id }, headers: await version(page.id) }
    expect((await rest.call('editor', 'PATCH', path, draft)).status).toBe(200)
    const body = { collection: 'pages', id: page.id, values: { image: turnedDown.id } }
    expect((await rest.call('admin', 'POST', '/keep-both', { body })).status).toBe(204)
    expect(await drafts(kept.id)).toEqual([true])
    expect(await drafts(turnedDown.id)).toEqual([])
  })

  test('is the same when it is rebuilt from all documents', async () => {
    const target = await make.page({ title: 'Doel' })
    const menu = await make.menu({ slot: 'header', items: linkTo(target.id) })
    await studio.payload.update({ collection: 'menus', id: menu.id, data: { items: [] }, draft: true })
    const other = await make.page({ title: 'Bron' })
    await studio.payload.update({
      collection: 'pages',
      id: other.id,
      data: { main: [{ blockType: 'ContentGrid', items: [{ relationTo: 'pages', value: target.id }] }] },
      draft: true,
    })
    const read = async () =>
      (await studio.payload.db.drizzle.execute(sql`select * from document_reference order by 1, 2, 3, 4, 5, 6`)).rows
    const kept = await read()
    expect(kept.length).toBeGreaterThan(1)
    await studio.payload.db.drizzle.execute(sql`delete from document_reference`)
    await studio.payload.db.drizzle.execute(sql`delete from document_reference_rules`)
    expect(await fillReferences(studio.payload)).toBe(true)
    expect(await read()).toEqual(kept)
    expect(await fillReferences(studio.payload)).toBe(false)
  })

  test('is available to staff only', async () => {
    const page = await make.page()
    expect((await rest.call('anonymous', 'GET', `/where-used/pages/${page.id}`)).status).toBe(403)
    expect((await rest.call('editor', 'GET', `/where-used/users/${page.id}`)).status).toBe(400)
  })
})

describe('a document in use', () => {
  const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string(), data: questionSchema })) })

  test.each([
    ['unpublished', 'unpublish', 'PATCH', { _status: 'draft' }],
    ['moved', 'move', 'PATCH', { path: 'elders', _status: 'published' }],
    ['put into the bin', 'delete', 'PATCH', { deletedAt: '2026-01-01' }],
    ['deleted for good', 'delete', 'DELETE', undefined],
  ] as const)('is %s only after its uses are shown and confirmed', async (_, question, method, body) => {
    const page = await make.page({ title: 'Contact' })
    const menu = await make.menu({ slot: 'bottom', site: 'tailwell/nl_NL', items: linkTo(page.id) })
    const call = async (query: string) =>
      rest.call(method === 'DELETE' ? 'admin' : 'editor', method, `/pages/${page.id}${query}`, {
        ...(body && { body }),
        headers: await version(page.id),
      })
    const refused = await call('')
    expect(refused.status).toBe(409)
    const [error] = refusalSchema.parse(refused.body).errors
    expect(error?.message).toContain('Tailwell · Nederland (nl_NL), Items · “Contact” · Link')
    expect(error?.data).toMatchObject({ question, uses: { total: 1, uses: [{ collection: 'menus', id: menu.id }] } })
    expect((await call('?evenIfUsed=true')).status).toBe(200)
    await studio.payload.delete({ collection: 'menus', id: menu.id })
  })

  test('needs no confirmation for a draft save or another change, and neither does an unused document', async () => {
    const used = await make.page()
    const menu = await make.menu({ slot: 'top', items: linkTo(used.id) })
    const patch = async (id: string, query: string, body: object) =>
      (await rest.call('editor', 'PATCH', `/pages/${id}${query}`, { body, headers: await version(id) })).status
    expect(await patch(used.id, '', { title: 'Anders', _status: 'published' })).toBe(200)
    expect(await patch(used.id, '?draft=true', { path: 'ooit' })).toBe(200)
    const free = await make.page()
    expect(await patch(free.id, '', { _status: 'draft' })).toBe(200)
    expect(await patch(free.id, '', { deletedAt: '2026-01-01' })).toBe(200)
    await studio.payload.delete({ collection: 'menus', id: menu.id })
  })
})
