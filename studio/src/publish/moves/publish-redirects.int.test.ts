import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { catchRefusal, createTestRedirects, type TestTarget } from '../../testing/test-redirects.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { republishAll } from '../republish-all.ts'

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

describe('saving a redirect', () => {
  test('publishes it at its normalised address', async () => {
    const { id } = await make.toPath(' https://www.before.example/Oud/Caf%C3%A9.html?id=1 ', '/Nieuw/')
    expect(await published.row(id)).toMatchObject({
      kind: 'redirect',
      brand: 'tailwell',
      locale: 'nl_NL',
      path: 'oud/café.html',
      body: {
        from: 'oud/café.html',
        match: 'exact',
        to: { type: 'path', path: 'nieuw' },
        status: 301,
        keepRest: false,
      },
    })
  })

  test('to each kind of document publishes the key of the document', async () => {
    const facts = await make.facts()
    const [page, article, job] = await Promise.all([make.page(), make.article(), make.job()])
    const targets: TestTarget[] = [
      { type: 'page', page: page.id },
      { type: 'article', article: article.id },
      { type: 'job', job: job.id },
      { type: 'product', product: facts.id },
    ]
    const keys = [page.id, article.id, job.id, facts.sku]
    for (const [index, target] of targets.entries()) {
      const { id } = await make.redirect(`naar/${target.type}`, target, { status: '302' })
      expect((await published.row(id))?.body).toMatchObject({
        to: { type: 'entry', kind: target.type, key: keys[index] },
        status: 302,
      })
    }
  })

  test('for a folder takes no address, so that pages at and below it can still be published', async () => {
    const { id } = await make.folder('map', 'elders', { keepRest: true })
    expect(await published.row(id)).toMatchObject({ path: null, body: { match: 'prefix', keepRest: true } })
    await expect(make.page({ path: 'map/pagina' })).resolves.toBeDefined()
    await expect(make.page({ path: 'map' })).resolves.toBeDefined()
  })

  test('to another name of the store finder makes it lead to the page with the stores', async () => {
    const page = await make.page({ path: 'verkooppunten' })
    const { id } = await make.toPath('winkels', 'store-finder')
    expect((await published.row(id))?.body.to).toEqual({ type: 'entry', kind: 'page', key: page.id })
    const back = make.toPath('uzletkereso', 'x')
    expect(await catchRefusal(back)).toMatchObject({
      path: 'from',
      message: expect.stringContaining('/verkooppunten/'),
    })
  })

  test('updates the other redirects of its site, and changes no row that stays the same', async () => {
    const chained = await make.toPath('keten/a', 'keten/b')
    const bystander = await make.toPath('keten/x', 'keten/y')
    const [before, still] = [await published.row(chained.id), await published.row(bystander.id)]
    const next = await make.toPath('keten/b', 'keten/c')
    expect((await published.row(chained.id))?.body.to).toEqual({ type: 'path', path: 'keten/c' })
    expect(await published.row(bystander.id)).toEqual(still)
    expect(await published.row(next.id)).toMatchObject({ xid: (await published.row(chained.id))?.xid })

    await studio.payload.delete({ collection: 'redirects', id: next.id })
    expect(await published.row(next.id)).toMatchObject({ deleted: true, path: null })
    expect((await published.row(chained.id))?.body).toEqual(before?.body)
  })

  test('on one site does not change the redirects of another site', async () => {
    const dutch = await make.toPath('land/a', 'land/b')
    await make.toPath('land/b', 'land/c', { site: 'tailwell/de_DE' })
    expect((await published.row(dutch.id))?.body.to).toEqual({ type: 'path', path: 'land/b' })
    await studio.payload.update({ collection: 'redirects', id: dutch.id, data: { site: 'tailwell/de_DE' } })
    expect(await published.row(dutch.id, 'nl_NL')).toMatchObject({ deleted: true })
    expect((await published.row(dutch.id, 'de_DE'))?.body.to).toEqual({ type: 'path', path: 'land/c' })
  })

  test('makes it lead to a page published at its target address, and to the plain address when the page leaves', async () => {
    const { id } = await make.toPath('volgt', 'doel')
    const page = await make.page({ path: 'doel' })
    expect((await published.row(id))?.body.to).toEqual({ type: 'entry', kind: 'page', key: page.id })
    await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    expect((await published.row(id))?.body.to).toEqual({ type: 'path', path: 'doel' })
  })

  test('a redirect to a deleted document is taken down', async () => {
    const page = await make.page()
    const { id } = await make.redirect('naar-weg', { type: 'page', page: page.id })
    await studio.payload.delete({ collection: 'pages', id: page.id })
    expect(await published.row(id)).toMatchObject({ deleted: true, path: null })
  })

  test('a redirect to a product follows a change of its SKU', async () => {
    const facts = await make.facts()
    const { id } = await make.redirect('naar-sku', { type: 'product', product: facts.id })
    await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { sku: '987654321' } })
    expect((await published.row(id))?.body.to).toMatchObject({ key: '987654321' })
  })
})

describe('a redirect is refused at its field', () => {
  test('when a document is published at its old address', async () => {
    await make.page({ path: 'levend', title: 'Levend' })
    expect(await catchRefusal(make.toPath('levend', 'x'))).toMatchObject({
      path: 'from',
      message: 'The address /levend/ belongs to the page “Levend”',
    })
  })

  test('when it closes a circle, and nothing is written', async () => {
    const first = await make.toPath('rond/a', 'rond/b')
    const before = await published.row(first.id)
    expect(await catchRefusal(make.toPath('rond/b', 'rond/a'))).toMatchObject({
      path: 'target.path',
      message: expect.stringContaining('/rond/b/ → /rond/a/ → /rond/b/'),
    })
    expect(await published.row(first.id)).toEqual(before)
    expect(await make.from('rond/b')).toEqual([])
  })

  test('when it leads from the address of the store finder to another name for it', async () => {
    const save = make.toPath('trouver-revendeur', 'store-finder', { site: 'tailwell/fr_FR' })
    expect(await catchRefusal(save)).toMatchObject({ path: 'target.path' })
  })

  test('a deletion is refused when it would close a circle', async () => {
    await make.folder('dicht/b', 'dicht/a')
    const way = await make.toPath('dicht/b/x', 'dicht/uit')
    await make.toPath('dicht/a', 'dicht/b/x')
    const remove = studio.payload.delete({ collection: 'redirects', id: way.id })
    expect(await catchRefusal(remove)).toMatchObject({ message: expect.stringContaining('go round in a circle') })
    expect(await make.from('dicht/b/x')).toHaveLength(1)
  })

  test.each([
    ['', 'Enter the old address: the home page cannot be redirected'],
    ['a/../b', expect.stringContaining('This is not an address')],
    ['cookies', 'The site itself uses /cookies/: choose another address'],
    ['_menagerie/x', expect.stringContaining('The site itself uses')],
  ])('when it starts at %j', async (from, message) => {
    expect(await catchRefusal(make.toPath(from, 'x'))).toMatchObject({ path: 'from', message })
  })

  test('when it starts at an address of another country', async () => {
    const save = make.toPath('fr/oud', 'x', { site: 'tailwell/nl_BE' })
    expect(await catchRefusal(save)).toMatchObject({ path: 'from', message: expect.stringContaining('fr_BE') })
  })

  test.each<[TestTarget, string]>([
    [{ type: 'external', url: 'javascript:alert(1)' }, 'target.url'],
    [{ type: 'page' }, 'target.page'],
    [{ type: 'path', path: 'a b\\c' }, 'target.path'],
  ])('when it leads to %j', async (target, path) => {
    expect(await catchRefusal(make.redirect(`slecht/${path}`, target))).toMatchObject({ path })
  })

  test('when it leads to a page of another country', async () => {
    const page = await make.page({ site: 'tailwell/de_DE' })
    const save = make.redirect('slecht/land', { type: 'page', page: page.id })
    expect(await catchRefusal(save)).toMatchObject({ path: 'target.page' })
  })
})

test('a page can be unpublished although a redirect then leads nowhere, and other redirects can still be saved', async () => {
  await make.folder('gat/b', 'gat/a')
  const page = await make.page({ path: 'gat/b' })
  const into = await make.toPath('gat/a', 'gat/b')
  await studio.payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
  expect(await published.row(into.id)).toMatchObject({ deleted: true })
  await expect(make.toPath('gat/elders', 'gat/x')).resolves.toBeDefined()
})

test('of two redirects from one address saved at the same moment, only one is accepted', async () => {
  const results = await Promise.allSettled([make.toPath('gelijk', 'x'), make.toPath('gelijk', 'y')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('the redirects are the same after everything is published again', async () => {
  const redirects = async () => (await published.rows()).filter(({ kind, deleted }) => kind === 'redirect' && !deleted)
  const bare = (rows: Awaited<ReturnType<typeof redirects>>) => rows.map(({ xid: _, ...row }) => row)
  const before = bare(await redirects())
  expect(before.length).toBeGreaterThan(15)
  await republishAll(studio.payload, 3)
  expect(bare(await redirects())).toEqual(before)
})

test('an editor can save redirects only for the editor’s own site, and cannot mark one as caused by a move', async () => {
  const editor = await studio.payload.create({
    collection: 'users',
    data: { name: 'E', email: 'e@example.test', password: 'long enough', role: 'editor', sites: ['tailwell/nl_NL'] },
  })
  const user = { ...editor, collection: 'users' as const }
  const data = { site: 'tailwell/nl_NL', from: 'eigen', match: 'exact', status: '301', origin: 'moved' } as const
  const target = { type: 'path', path: 'x' } as const
  const own = { collection: 'redirects', data: { ...data, target }, user, overrideAccess: false } as const
  expect(await studio.payload.create(own)).toMatchObject({ origin: 'hand' })
  const foreign = { ...own, data: { ...own.data, from: 'fremd', site: 'tailwell/de_DE' } }
  expect(await catchRefusal(studio.payload.create(foreign))).toMatchObject({ path: 'site' })
})
