import { randomUUID } from 'node:crypto'
import { ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDocuments } from '../testing/test-documents.ts'
import { openPublished } from '../testing/test-published.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

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

/** The messages for the editor, by field. */
async function problemsOf(save: () => Promise<unknown>) {
  try {
    await save()
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}

const bodyOf = async (id: string) => (await published.row(id))?.body

describe('synonyms', () => {
  const rows = [
    { type: 'synonym', words: ['kat', 'poes'] },
    { type: 'altcorrection1', word: 'hondevoer', words: ['hondenvoer'] },
  ]

  test('are published when an editor publishes them, updated, and removed with their document', async () => {
    const { id } = await make.searchSynonyms({ _status: 'draft' })
    expect(await published.row(id)).toBeUndefined()
    await studio.payload.update({ collection: 'search-synonyms', id, data: { _status: 'published' } })
    expect(await published.row(id)).toMatchObject({
      kind: 'search-synonyms',
      brand: 'tailwell',
      locale: 'nl_NL',
      body: { synonyms: [{ type: 'onewaysynonym', word: 'hondenvoer', words: ['honden voer'] }] },
    })
    const changed = [...rows].reverse()
    await Reflect.apply(studio.payload.update, studio.payload, [
      { collection: 'search-synonyms', id, data: { synonyms: changed } },
    ])
    expect(await bodyOf(id)).toEqual({ synonyms: changed, facts: [] })
    await studio.payload.delete({ collection: 'search-synonyms', id })
    expect(await published.row(id)).toMatchObject({ deleted: true })
  })

  test('facts refer to terms by code and follow a changed code, and a fact without terms is refused', async () => {
    const term = await make.term({ vocabulary: 'animal_type', code: 'kat' })
    const facts = [{ kind: 'fact', words: ['poes'], terms: [term.id] }]
    const { id } = await make.searchSynonyms({ site: 'tailwell/fr_FR', facts })
    const namesTerm = (code: string) => ({ facts: [{ words: ['poes'], terms: [{ vocabulary: 'animal_type', code }] }] })
    expect(await bodyOf(id)).toMatchObject(namesTerm('kat'))
    await studio.payload.update({ collection: 'terms', id: term.id, locale: 'nl', data: { code: 'poes' } })
    expect(await bodyOf(id)).toMatchObject(namesTerm('poes'))
    expect(
      await problemsOf(() => make.searchSynonyms({ site: 'tailwell/it_IT', facts: [{ kind: 'need', words: ['x'] }] })),
    ).toEqual({
      'facts.0.terms': 'Choose at least one term, or say that you do not sell it',
    })
  })

  test('can be published only once per site', async () => {
    const first = await make.searchSynonyms({ site: 'tailwell/de_DE' })
    await make.searchSynonyms({ site: 'aldergrove/de_DE' })
    const twin = () => make.searchSynonyms({ site: 'tailwell/de_DE' })
    expect(await problemsOf(twin)).toEqual({ site: expect.stringContaining('already published') })
    await studio.payload.update({ collection: 'search-synonyms', id: first.id, data: { _status: 'draft' } })
    expect(await problemsOf(twin)).toEqual({})
  })

  test('are refused at the invalid row, or at the list when it is too long', async () => {
    const wrong = [
      { type: 'synonym', words: ['kat'] },
      { type: 'onewaysynonym', words: ['honden voer', 'Honden voer'] },
    ]
    expect(await problemsOf(() => make.searchSynonyms({ synonyms: wrong }))).toEqual({
      'synonyms.0.words': 'Enter at least two words that mean the same',
      'synonyms.1.word': 'Enter the word that this row starts from',
      'synonyms.1.words': '“Honden voer” appears twice in this row',
    })
    const many = Array.from({ length: 501 }, () => rows[0])
    expect(await problemsOf(() => make.searchSynonyms({ synonyms: many }))).toMatchObject({
      synonyms: 'A list can have at most 500 rows, and this one has 501',
    })
  })
})

describe('a search rule', () => {
  const conditions = [{ pattern: 'zalm', anchoring: 'contains' }]
  const onPage = (id: string, relationTo = 'pages') => ({ relationTo, value: id })

  test('refers to products by SKU, follows a changed SKU, and stays when the product is deleted', async () => {
    const facts = await make.facts()
    const promote = [{ product: facts.id, position: 2 }]
    const { id } = await make.searchRule({ conditions, promote, hiddenProducts: [facts.id] })
    expect(await published.row(id)).toMatchObject({
      kind: 'search-rule',
      locale: 'nl_NL',
      body: {
        search: 'products',
        conditions: [{ pattern: 'zalm', anchoring: 'contains', alternatives: true }],
        promote: [{ key: facts.sku, position: 1 }],
        hide: [facts.sku],
      },
    })
    await studio.payload.update({ collection: 'product-facts', id: facts.id, data: { sku: '4711' } })
    expect(await bodyOf(id)).toMatchObject({ promote: [{ key: '4711' }], hide: ['4711'] })
    await studio.payload.delete({ collection: 'product-facts', id: facts.id })
    expect(await bodyOf(id)).toMatchObject({ promote: [{ key: '4711' }] })
  })

  test('follows a facet value with a new code, and prevents the deletion of the value', async () => {
    const term = await make.term({ vocabulary: 'flavor', code: `salmon-${randomUUID()}`, label: 'Zalm' })
    const { id } = await make.searchRule({ conditions, filters: [{ facet: 'flavor', values: [term.id] }] })
    expect(await bodyOf(id)).toMatchObject({ filters: [{ facet: 'flavor', values: [term.code] }] })
    await studio.payload.update({ collection: 'terms', id: term.id, locale: 'nl', data: { code: 'salmon-2' } })
    expect(await bodyOf(id)).toMatchObject({ filters: [{ facet: 'flavor', values: ['salmon-2'] }] })
    await expect(studio.payload.delete({ collection: 'terms', id: term.id })).rejects.toThrow(ValidationError)
    expect(await bodyOf(id)).toMatchObject({ filters: [{ facet: 'flavor', values: ['salmon-2'] }] })
  })

  test('of pages refers to pages and articles of its site by key, and keeps its end date', async () => {
    const page = await make.page({ path: `vacatures-${randomUUID()}` })
    const article = await make.article({ path: `blog/${randomUUID()}` })
    const { id } = await make.searchRule({
      search: 'pages',
      conditions,
      until: '2026-12-26T00:00:00.000Z',
      promote: [
        { page: onPage(article.id, 'articles'), position: 1 },
        { page: onPage(page.id), position: 2 },
      ],
      redirect: { type: 'page', page: page.id },
    })
    expect(await bodyOf(id)).toMatchObject({
      until: '2026-12-26T00:00:00.000Z',
      promote: [
        { key: article.id, position: 0 },
        { key: page.id, position: 1 },
      ],
      redirect: { type: 'page', kind: 'page', pageLink: page.id },
    })
  })

  test('publishes a picture with a link', async () => {
    const picture = await make.media()
    const link = { type: 'external', externalLink: 'https://example.org/' }
    const { id } = await make.searchRule({ banner: { image: picture.id, link } })
    expect(await bodyOf(id)).toMatchObject({ banner: { image: picture.id, link } })
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['nothing to do', { conditions }, { promote: expect.stringContaining('does nothing yet') }],
    ['no name', { title: '', conditions, replaceQuery: 'forel' }, { title: 'This field is required.' }],
    ['no condition', { replaceQuery: 'forel' }, { conditions: expect.stringContaining('every visitor') }],
    [
      'an end before its start',
      { conditions, replaceQuery: 'forel', from: '2026-12-02T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
      { until: 'The end must be after the start' },
    ],
    ['no product', { promote: [{ position: 0 }] }, { 'promote.0.product': 'This field is required.' }],
    ['a position before the first', { promote: [{ position: 0 }] }, { 'promote.0.position': expect.any(String) }],
    [
      'an invalid web address',
      { conditions, redirect: { type: 'external', externalLink: 'mailto:a@b.example' } },
      { 'redirect.externalLink': expect.stringContaining('https://') },
    ],
    [
      'a redirect to a place on the same page',
      { conditions, redirect: { type: 'anchor' } },
      { 'redirect.type': expect.any(String) },
    ],
  ])('with %s is refused at its field', async (_what, wrong, problems) => {
    expect(await problemsOf(() => make.searchRule(wrong))).toMatchObject(problems)
  })

  test('accepts only pages of its own site, and for the blog only blog posts', async () => {
    const german = await make.page({ site: 'tailwell/de_DE', path: `seite-${randomUUID()}` })
    const [post, news] = [await make.article({ role_type: 'blog' }), await make.article({ role_type: 'news' })]
    const put = (search: string, page: unknown) => make.searchRule({ search, promote: [{ page, position: 1 }] })
    const refused = { 'promote.0.page': expect.any(String) }
    expect(await problemsOf(() => put('pages', onPage(german.id)))).toEqual(refused)
    expect(await problemsOf(() => put('pages', onPage(news.id, 'articles')))).toEqual({})
    expect(await problemsOf(() => put('blog', onPage(news.id, 'articles')))).toEqual(refused)
    expect(await problemsOf(() => put('blog', onPage(post.id, 'articles')))).toEqual({})
  })

  test('can exist beside other rules of its site', async () => {
    const rule = { conditions, replaceQuery: 'forel' }
    const [one, two] = [await make.searchRule(rule), await make.searchRule(rule)]
    expect([await published.row(one.id), await published.row(two.id)]).toMatchObject([
      { deleted: false },
      { deleted: false },
    ])
  })
})
