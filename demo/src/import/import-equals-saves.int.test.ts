import { findDisagreements } from '@menagerie/studio/testing/test-agreement'
import { openPublished } from '@menagerie/studio/testing/test-published'
import { openTestStudio, type TestStudio } from '@menagerie/studio/testing/test-studio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../content/checked-content.ts'
import { loadContent } from '../content/load-content.ts'
import { ids } from '../stable-id.ts'
import { storeDownloads } from './download-documents.ts'
import { storeFilms } from './film-documents.ts'
import { importAll } from './import-all.ts'
import { storeLeaflets } from './leaflet-documents.ts'
import { storePictures } from './picture-documents.ts'
import { planDocuments } from './plan-documents.ts'
import { createProgress } from './progress.ts'
import { saveOneByOne } from './testing/save-one-by-one.ts'
import { toSmallWorld } from './testing/small-world.ts'
import { type Dump, dumpTables, emptyTables } from './testing/tables.ts'

const LIMIT_MS = 300_000
const SILENT = createProgress({ say: () => {} })
const SITES = ['tailwell/nl_NL', 'aldergrove/nl_NL']

const world = toSmallWorld(loadContent(), SITES)

/** Versions of documents that all sites share, which begin with the first change of a document (decision 049). */
const HISTORY = /^_(?:product_facts|media|films|terms|leaflets|authors|stores|redirects)_v(?:_|$)/

let studio: TestStudio
let imported: Dump
let disagreements: string[]
let saved: Dump

beforeAll(async () => {
  studio = await openTestStudio()
  await importAll(studio.payload, world, SILENT)
  imported = await dumpTables(studio.databaseUrl)
  const published = openPublished(studio.databaseUrl)
  disagreements = await findDisagreements(studio.payload, published)
  await published.close()
  await emptyTables(studio.databaseUrl)
  const files = [
    ...(await storePictures(studio.payload, world.pictures, () => {})),
    ...(await storeFilms(studio.payload, world.films)),
    ...(await storeLeaflets(studio.payload, world.leaflets, world.sites, () => {})),
    ...(await storeDownloads(studio.payload, world)),
  ]
  await saveOneByOne(studio.payload, [...files, ...planDocuments(world)])
  saved = await dumpTables(studio.databaseUrl)
}, LIMIT_MS)
afterAll(() => studio.close())

describe('the import', () => {
  it('writes the same tables, versions and published entries as saving each document in the studio', () => {
    const isHistory = (table: string) => HISTORY.test(table)
    expect([...imported.keys()].filter(isHistory)).toEqual([])
    const expected = new Map([...saved].filter(([table]) => !isHistory(table)))
    expect([...imported.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [table, rows] of expected) expect({ table, rows: imported.get(table) }).toEqual({ table, rows })
  })

  it('publishes the same entries as a republish', () => {
    expect(disagreements).toEqual([])
  })

  it('writes nothing when everything exists: no row, no batch in the feed, and an editor’s change stays', async () => {
    const id = ids.page('tailwell/nl_NL', 'about')
    await studio.payload.update({ collection: 'pages', id, data: { title: 'Door een redacteur' } })
    const before = await readState()
    const again = await importAll(studio.payload, world, SILENT)
    expect(new Set(Object.values(again))).toEqual(new Set([0]))
    expect(await readState()).toEqual(before)
    expect(await studio.payload.findByID({ collection: 'pages', id })).toMatchObject({ title: 'Door een redacteur' })
  })

  it('restores and publishes only a document that is missing', async () => {
    const id = ids.text('tailwell/nl_NL', world.sites[0]?.products[0]?.sku ?? '')
    await studio.payload.delete({ collection: 'product-texts', id })
    expect(await importAll(studio.payload, world, SILENT)).toMatchObject({ 'product-texts': 1 })
    const { rows } = await studio.payload.db.pool.query(
      `select deleted from published.entry where source = 'product-texts/${id}'`,
    )
    expect(rows).toEqual([{ deleted: false }])
  })
})

/** Reads all rows with their times and transactions. */
async function readState(): Promise<unknown> {
  const { rows } = await studio.payload.db.pool.query(
    `select (select max(xid)::text from published.entry) as xid, (select count(*)::int from published.entry) as entries,
      (select xid::text from published.meta) as meta, (select max(updated_at)::text from _pages_v) as saved`,
  )
  return { rows, tables: await dumpTables(studio.databaseUrl) }
}

describe('a row that the studio refuses', () => {
  const withSite = (change: (site: Content['sites'][number]) => Partial<Content['sites'][number]>): Content => ({
    ...world,
    sites: world.sites.map((site) => (site.locale.id === SITES[0] ? { ...site, ...change(site) } : site)),
  })
  const name = world.sites[0]?.pages.find(({ path }) => path !== '')?.name ?? ''
  const withPage = (change: Partial<Content['sites'][number]['pages'][number]>) =>
    withSite(({ pages }) => ({ pages: pages.map((page) => (page.name === name ? { ...page, ...change } : page)) }))

  it.each([
    ['because of a title that is too long', withPage({ title: 'x'.repeat(201) }), 'title: '],
    ['because of a character that cannot be stored', withPage({ title: 'x\0' }), 'title: '],
    ['because of an address that the site reserves', withPage({ path: 'sitemap.xml' }), 'path: '],
  ])('%s is reported with its file, and nothing is written', async (_why, broken, field) => {
    await emptyTables(studio.databaseUrl)
    const said = importAll(studio.payload, broken, SILENT)
    await expect(said).rejects.toThrow(
      new RegExp(
        `nothing was written\\.\\ndemo/src/content/pages/[\\w./-]+:\\d+, page ${name} of ${SITES[0]}, ${field}`,
      ),
    )
    expect(await dumpTables(studio.databaseUrl)).toEqual(new Map())
  })

  it('is reported when two rows make one document', async () => {
    const twice = withSite(({ categories }) => ({ categories: [...categories, ...categories.slice(0, 1)] }))
    await expect(importAll(studio.payload, twice, SILENT)).rejects.toThrow(/, the row: appears twice$/)
  })
})
