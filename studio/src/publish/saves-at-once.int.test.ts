import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactionOf } from '../platform/transaction.ts'
import { findDisagreements } from '../testing/test-agreement.ts'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openPublished } from '../testing/test-published.ts'
import { createTestRedirects } from '../testing/test-redirects.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { lockAlone, lockSites, lockSitesOf } from './locks/locks.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
})
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

const titleOf = async (id: string) => (await published.row(id))?.body.title

describe('two saves at the same moment', () => {
  test('a draft saved during a publish leaves the page as published', async () => {
    const page = await make.page()
    for (let round = 0; round < 10; round += 1) {
      const title = `Versie ${round}`
      const save = { collection: 'pages', id: page.id } as const
      await Promise.all([
        studio.payload.update({ ...save, data: { title: 'Klad' }, draft: true, autosave: true }),
        studio.payload.update({ ...save, data: { title, _status: 'published' } }),
      ])
      const stored = await studio.payload.findByID({ ...save, draft: false })
      expect(await titleOf(page.id)).toBe(stored.title)
    }
    expect(await findDisagreements(studio.payload, published)).toEqual([])
  })

  test('a tag that gets a new code while a page with it in a block is saved appears with the new code', async () => {
    const tag = await make.term({ vocabulary: 'content_tag', code: `tag-${randomUUID()}` })
    const main = [{ blockType: 'NewsGridBig', source: 'news', tag: tag.id }]
    const page = await make.page({ main, tags: [] })
    for (let round = 0; round < 10; round += 1) {
      const code = `tag-${randomUUID()}`
      await Promise.all([
        studio.payload.update({ collection: 'pages', id: page.id, data: { title: `Titel ${round}` } }),
        studio.payload.update({ collection: 'terms', id: tag.id, locale: 'nl', data: { code } }),
      ])
      expect((await published.row(page.id))?.body).toMatchObject({ areas: { main: [{ tag: code }] } })
    }
  })
})

describe('many documents in one call', () => {
  test('are either all changed or none', async () => {
    const pages = [await make.page(), await make.page()]
    const ids = pages.map(({ id }) => id)
    // The product is deleted, which the form does not know.
    const main = [{ blockType: 'ProductGridSmall' as const, products: [randomUUID()] }]
    const where = { id: { in: ids } }
    const save = studio.payload.update({ collection: 'pages', where, data: { title: 'Samen', main } })
    await expect(save).rejects.toThrow('Nothing was changed')
    const { docs } = await studio.payload.find({ collection: 'pages', where })
    expect(docs.map(({ title }) => title)).toEqual(['Gezond gebit', 'Gezond gebit'])
    expect(await findDisagreements(studio.payload, published)).toEqual([])
  })

  test('are published as they are stored, including redirects', async () => {
    const pages = await Promise.all(Array.from({ length: 6 }, () => make.page()))
    const ids = pages.map(({ id }) => id)
    await studio.payload.update({ collection: 'pages', where: { id: { in: ids } }, data: { site: 'tailwell/de_DE' } })
    await studio.payload.delete({ collection: 'pages', where: { id: { in: ids.slice(0, 3) } } })
    expect(await findDisagreements(studio.payload, published)).toEqual([])
    expect(await published.row(ids[5], 'de_DE')).toMatchObject({ deleted: false })
  })
})

describe('a delete', () => {
  test('removes what is published, whatever fields its answer is to contain', async () => {
    const { payload } = studio
    const facts = await make.facts()
    await make.text(facts.id)
    const redirect = await createTestRedirects(studio).toPath('oud', 'nieuw')
    await payload.delete({ collection: 'redirects', id: redirect.id, select: { from: true } })
    await payload.delete({ collection: 'product-facts', id: facts.id, select: { name: true } })
    expect(await published.row(redirect.id)).toMatchObject({ deleted: true })
    expect(await published.row(facts.sku)).toMatchObject({ deleted: true })
  })
})

test('a redirect is removed with its target document, also when the document was no longer published', async () => {
  const { payload } = studio
  const facts = await make.facts()
  const page = await make.page()
  await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
  const { redirect } = createTestRedirects(studio)
  await redirect('naar-pagina', { type: 'page', page: page.id })
  await redirect('naar-product', { type: 'product', product: facts.id })
  await payload.delete({ collection: 'pages', id: page.id })
  await payload.delete({ collection: 'product-facts', id: facts.id })
  expect(await findDisagreements(payload, published)).toEqual([])
})

describe('when the database connection is lost', () => {
  const cut = async (where: string) => {
    const other = new Client({ connectionString: studio.databaseUrl })
    await other.connect()
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${where}`)
    await other.end()
  }

  test('during a save, the save fails and the studio continues', async () => {
    const transactionID = await studio.payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    await make.page({ path: 'half' }).catch(() => {})
    await cut(`state = 'idle in transaction'`)
    await new Promise((done) => setTimeout(done, 100))
    await expect(studio.payload.db.commitTransaction(transactionID)).rejects.toThrow()
    expect(await studio.payload.count({ collection: 'pages' })).toMatchObject({ totalDocs: expect.any(Number) })
  })
})

test('a save that waits while its document moves to another site also locks that site', async () => {
  const { payload } = studio
  const begin = async () => {
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    return { transactionID, query: await transactionOf({ payload, transactionID }) }
  }
  const first = await begin()
  const second = await begin()
  let site = 'tailwell/nl_NL'
  await lockSites(first.query, [site])
  const waited = lockSitesOf(second.query, async () => [site])
  site = 'tailwell/de_DE'
  await payload.db.commitTransaction(first.transactionID)
  await waited
  const third = await begin()
  await third.query(sql`set local lock_timeout = '50ms'`)
  await expect(lockSites(third.query, ['tailwell/de_DE'])).rejects.toMatchObject({ status: 503 })
  await payload.db.rollbackTransaction(third.transactionID)
  await payload.db.commitTransaction(second.transactionID)
})

describe('during a large change', () => {
  async function holdStudio() {
    const transactionID = await studio.payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    const query = await transactionOf({ payload: studio.payload, transactionID })
    await lockAlone(query)
    return () => studio.payload.db.rollbackTransaction(transactionID)
  }
  const waiting = () =>
    published.read(`select backend_xid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`)

  test('saves wait without having written anything, so the feed continues', async () => {
    const [page, facts, term] = [
      await make.page(),
      await make.facts(),
      await make.term({ vocabulary: 'flavor', code: 'x' }),
    ]
    const redirect = await createTestRedirects(studio).toPath('wacht', 'elders')
    const release = await holdStudio()
    const saves = [
      studio.payload.update({ collection: 'pages', id: page.id, data: { path: 'gewacht' } }),
      studio.payload.update({ collection: 'product-facts', id: facts.id, data: { name: 'Later' } }),
      studio.payload.update({ collection: 'terms', id: term.id, locale: 'nl', data: { label: 'Later' } }),
      studio.payload.delete({ collection: 'redirects', id: redirect.id }),
      make.author(),
    ]
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(saves.length)
    expect(await waiting()).toEqual(saves.map(() => ({ backend_xid: null })))
    await release()
    await Promise.all(saves)
  })

  test('a draft is saved without waiting, and publishes nothing', async () => {
    const page = await make.page()
    const before = await published.row(page.id)
    const release = await holdStudio()
    const save = { collection: 'pages', id: page.id, draft: true } as const
    await studio.payload.update({ ...save, data: { title: 'Klad', path: 'klad' }, autosave: true })
    const { id } = await studio.payload.create({
      collection: 'pages',
      data: { title: 'Nieuw', path: 'nieuw-klad', site: 'tailwell/nl_NL', template: 'Default' },
      draft: true,
    })
    expect(await studio.payload.findByID(save)).toMatchObject({ title: 'Klad' })
    expect(await waiting()).toEqual([])
    await release()
    expect(await published.row(page.id)).toEqual(before)
    expect(await published.row(id)).toBeUndefined()
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'published', title: 'Klaar' } })
    expect(await titleOf(page.id)).toBe('Klaar')
  })

  test('a save that waits too long is refused with the reason', async () => {
    const release = await holdStudio()
    const transactionID = (await studio.payload.db.beginTransaction()) ?? ''
    const req = { payload: studio.payload, transactionID }
    await (await transactionOf(req))(sql`set local lock_timeout = '50ms'`)
    const save = studio.payload.delete({ collection: 'pages', id: randomUUID(), req: { transactionID } })
    await expect(save).rejects.toMatchObject({ status: 503, message: expect.stringContaining('busy') })
    await release()
  })

  test('a save without permission is refused without waiting', async () => {
    const release = await holdStudio()
    const save = studio.payload.delete({ collection: 'terms', where: {}, overrideAccess: false })
    await expect(save).rejects.toThrow('not allowed')
    await release()
  })
})

test('more simultaneous saves than connections all succeed', async () => {
  const { payload } = studio
  const pages = await Promise.all(Array.from({ length: 25 }, () => make.page()))
  const saves = pages.map(({ id }, at) =>
    payload.update({ collection: 'pages', id, data: { title: `Tegelijk ${at}` }, overrideLock: false }),
  )
  await Promise.all(saves)
  const gone = pages.map(({ id }) => payload.delete({ collection: 'pages', id, overrideLock: false }))
  await Promise.all(gone)
})
