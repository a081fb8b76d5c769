import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { catchRefusal, createTestRedirects } from '../../testing/test-redirects.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments> & ReturnType<typeof createTestRedirects>
let published: ReturnType<typeof openPublished>

beforeAll(async () => {
  studio = await openTestStudio()
  make = { ...createTestDocuments(studio), ...createTestRedirects(studio) }
  published = openPublished(studio.databaseUrl)
})

afterAll(async () => {
  await published?.close()
  await studio?.close()
})

const move = (id: string, path: string, data = {}) =>
  studio.payload.update({ collection: 'pages', id, data: { path, ...data } })

/** The published entry at an address. */
async function standingAt(path: string) {
  const [row] = await published.read(
    `select kind, body, xid::text from published.entry where path = $1 and locale = 'nl_NL' and not deleted`,
    [path],
  )
  return row
}

const leadsTo = (kind: string, key: string) => ({
  kind: 'redirect',
  body: { match: 'exact', status: 301, to: { type: 'entry', kind, key } },
})

describe('a published document that gets another address', () => {
  test('leaves a redirect that editors find in their list', async () => {
    const page = await make.page({ path: 'eerst' })
    await move(page.id, 'daarna')
    expect(await standingAt('daarna')).toMatchObject({ kind: 'page' })
    expect(await standingAt('eerst')).toMatchObject(leadsTo('page', page.id))
    expect(await make.from('eerst')).toMatchObject([
      {
        site: 'tailwell/nl_NL',
        origin: 'moved',
        match: 'exact',
        status: '301',
        target: { type: 'page', page: page.id },
      },
    ])
  })

  test('moves together with its redirect in one transaction', async () => {
    const page = await make.page({ path: 'samen/a' })
    await move(page.id, 'samen/b')
    expect((await standingAt('samen/a'))?.xid).toBe((await published.row(page.id))?.xid)
  })

  test('leaves a redirect as an article, a job and a product, too', async () => {
    const { payload } = studio
    const article = await make.article({ path: 'soort/artikel' })
    await payload.update({ collection: 'articles', id: article.id, data: { path: 'soort/artikel-2' } })
    expect(await standingAt('soort/artikel')).toMatchObject(leadsTo('article', article.id))

    const job = await make.job({ path: 'soort/baan' })
    await payload.update({ collection: 'jobs', id: job.id, data: { path: 'soort/baan-2' } })
    expect(await standingAt('soort/baan')).toMatchObject(leadsTo('job', job.id))

    const facts = await make.facts()
    const text = await make.text(facts.id, { url_slug: 'soort', url_key: 'product' })
    await payload.update({ collection: 'product-texts', id: text.id, data: { url_slug: 'soort/nieuw' } })
    expect(await standingAt('soort/product')).toMatchObject(leadsTo('product', facts.sku))
    expect(await make.from('soort/product')).toMatchObject([{ target: { type: 'product', product: facts.id } }])
  })

  test('is reachable from every former address after several moves', async () => {
    const page = await make.page({ path: 'reis/a' })
    await move(page.id, 'reis/b')
    await move(page.id, 'reis/c')
    for (const former of ['reis/a', 'reis/b']) expect(await standingAt(former)).toMatchObject(leadsTo('page', page.id))
  })

  test('is at its first address again, without a circular redirect, after moving back', async () => {
    const page = await make.page({ path: 'terug/a' })
    await move(page.id, 'terug/b')
    await move(page.id, 'terug/a')
    expect(await standingAt('terug/a')).toMatchObject({ kind: 'page' })
    expect(await standingAt('terug/b')).toMatchObject(leadsTo('page', page.id))
    expect(await make.from('terug/a')).toEqual([])
  })

  test('by restoring a version leaves a redirect, too', async () => {
    const page = await make.page({ path: 'versie/a' })
    await move(page.id, 'versie/b')
    const { docs } = await studio.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id }, 'version.path': { equals: 'versie/a' } },
    })
    await studio.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) })
    expect(await standingAt('versie/a')).toMatchObject({ kind: 'page' })
    expect(await standingAt('versie/b')).toMatchObject(leadsTo('page', page.id))
  })

  test('updates manual redirects that led to its former address', async () => {
    const page = await make.page({ path: 'mee/a' })
    const { id } = await make.toPath('mee/oud', 'mee/a')
    await move(page.id, 'mee/b')
    expect((await published.row(id))?.body.to).toEqual({ type: 'entry', kind: 'page', key: page.id })
  })

  test('replaces a redirect at an address that another document has left', async () => {
    const [first, second] = [await make.page({ path: 'stoel' }), await make.page({ path: 'staan' })]
    await move(first.id, 'weg')
    await move(second.id, 'stoel')
    expect(await standingAt('stoel')).toMatchObject({ kind: 'page' })
    expect(await standingAt('staan')).toMatchObject(leadsTo('page', second.id))
    expect(await make.from('stoel')).toEqual([])
    await expect(make.page({ path: 'staan' })).resolves.toBeDefined()
  })
})

describe('no redirect is written', () => {
  const count = async () => (await studio.payload.count({ collection: 'redirects' })).totalDocs

  test('for drafts, unpublished and deleted documents', async () => {
    const before = await count()
    const page = await make.page({ path: 'geen/a' })
    await studio.payload.update({
      collection: 'pages',
      id: page.id,
      data: { path: 'geen/b', _status: 'draft' },
      draft: true,
    })
    await move(page.id, 'geen/a', { _status: 'draft' })
    await move(page.id, 'geen/c', { _status: 'published' })
    await studio.payload.delete({ collection: 'pages', id: page.id })
    expect(await count()).toBe(before)
  })

  test('for a page that moves to another site, or is the home page', async () => {
    const before = await count()
    const page = await make.page({ path: 'geen/land' })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { site: 'tailwell/de_DE', path: 'anders' } })
    const home = await make.page({ path: '', template: 'Homepage' })
    await move(home.id, 'geen/thuis', { template: 'Default' })
    expect(await count()).toBe(before)
  })

  test('when the save is refused', async () => {
    const [page, facts] = [await make.page({ path: 'geen/fout' }), crypto.randomUUID()]
    const main = [{ blockType: 'ProductGridSmall' as const, products: [facts] }]
    expect(await catchRefusal(move(page.id, 'geen/goed', { main }))).toMatchObject({ path: 'main.0.products' })
    expect(await standingAt('geen/fout')).toMatchObject({ kind: 'page' })
    expect(await make.from('geen/fout')).toEqual([])
  })
})

describe('an address', () => {
  test('of a manual redirect is refused for a document, at its address field', async () => {
    await make.toPath('bezet/a', 'x')
    const problem = {
      message: 'The address /bezet/a/ is redirected: delete that redirect first, or give it another old address',
    }
    expect(await catchRefusal(make.page({ path: 'bezet/a' }))).toMatchObject({ path: 'path', ...problem })
    expect(await catchRefusal(make.article({ path: 'bezet/a' }))).toMatchObject({ path: 'path', ...problem })
    expect(await catchRefusal(make.job({ path: 'bezet/a' }))).toMatchObject({ path: 'path', ...problem })
    const facts = await make.facts()
    const text = make.text(facts.id, { url_slug: 'bezet', url_key: 'a' })
    expect(await catchRefusal(text)).toMatchObject({ path: 'url_key', ...problem })
    await expect(make.page({ path: 'bezet/a', _status: 'draft' })).resolves.toBeDefined()
  })

  test('of an article is refused for a job', async () => {
    await make.article({ path: 'een/adres', title: 'Artikel' })
    expect(await catchRefusal(make.job({ path: 'een/adres' }))).toMatchObject({
      path: 'path',
      message: 'The address /een/adres/ already belongs to the article “Artikel”',
    })
  })

  test.each(['p', 'product/12-brokken', 'cookies', 'blog', 'business/login', 'search/products'])(
    'that the site itself uses is refused: %s',
    async (path) => {
      const problem = { path: 'path', message: `The site itself uses /${path}/: choose another address` }
      expect(await catchRefusal(make.page({ path }))).toMatchObject(problem)
      expect(await catchRefusal(make.article({ path }))).toMatchObject(problem)
    },
  )

  test('of another country on the same domain is refused', async () => {
    const problem = { path: 'path', message: expect.stringContaining('fr_BE') }
    expect(await catchRefusal(make.page({ site: 'tailwell/nl_BE', path: 'fr/honden' }))).toMatchObject(problem)
    await expect(make.page({ site: 'tailwell/fr_BE', path: 'fr/chiens' })).resolves.toBeDefined()
  })

  test('goes to only one of a page and a redirect that are saved at the same moment', async () => {
    for (const round of ['a', 'b', 'c']) {
      const path = `tegelijk/${round}`
      const results = await Promise.allSettled([make.page({ path }), make.toPath(path, 'x')])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })
})
