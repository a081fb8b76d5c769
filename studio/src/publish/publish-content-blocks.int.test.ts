import { ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** One after the other, because each uses its own transaction. */
async function makeMany<T>(count: number, makeOne: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let index = 0; index < count; index++) made.push(await makeOne())
  return made
}

const pageItems = (pages: readonly { id: string }[]) =>
  pages.map(({ id }) => ({ relationTo: 'pages' as const, value: id }))

/** Messages of a refused page, by field. */
async function problemsOf(save: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await save
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}

test('a page with every content block is published with keys, SKUs and codes', async () => {
  const [article, facts, author, tag] = await Promise.all([
    make.article({ role_type: 'news' }),
    make.facts(),
    make.author(),
    make.term({ vocabulary: 'content_tag', code: 'puppies' }),
  ])
  const pages = await makeMany(4, () => make.page())
  const page = await make.page({
    main: [
      { blockType: 'SocialShare', title: 'Deel dit' },
      { blockType: 'NewsGridBig', source: 'news', tag: tag.id },
      { blockType: 'NewsGridSmall', source: 'blog', articles: [article.id] },
      { blockType: 'AlsoRead', links: [{ link: { type: 'article', article: article.id } }] },
      { blockType: 'AuthorBlock', author: author.id, date: '2026-05-05T12:00:00.000Z' },
      { blockType: 'ProductSpotlight', products: [facts.id] },
      { blockType: 'ContentGrid', items: pageItems(pages) },
      { blockType: 'CategoryProductGrid', show: 'products', products: await manySkus(4) },
    ],
  })
  expect((await published.row(page.id))?.body).toMatchObject({
    areas: {
      main: [
        { blockType: 'SocialShare', title: 'Deel dit' },
        { source: 'news', tag: 'puppies', articles: [] },
        { source: 'blog', articles: [article.id] },
        { links: [{ link: { type: 'page', kind: 'article', pageLink: article.id } }] },
        { author: author.id, date: '2026-05-05' },
        { products: [facts.sku] },
        { items: pages.map(({ id: key }) => ({ kind: 'page', key })) },
        { show: 'products', products: expect.objectContaining({ length: 4 }), categories: [], columns: 3 },
      ],
    },
  })
})

const manySkus = async (count: number) => (await makeMany(count, () => make.facts())).map(({ id }) => id)

test('a grid of three pages or ten products is refused at its field, with the limits and the count', async () => {
  const pages = await makeMany(3, () => make.page())
  expect(
    await problemsOf(
      make.page({
        main: [
          { blockType: 'ContentGrid', items: pageItems(pages) },
          { blockType: 'CategoryProductGrid', show: 'products', products: await manySkus(10) },
        ],
      }),
    ),
  ).toEqual({
    'main.0.items': expect.stringMatching(/4.*9.*there are 3 now/),
    'main.1.products': expect.stringMatching(/4.*9.*there are 10 now/),
  })
})

test('a draft may contain an unfinished grid', async () => {
  const items = pageItems([await make.page()])
  const data = { site: 'tailwell/nl_NL', title: 'Nog niet af', main: [{ blockType: 'ContentGrid' as const, items }] }
  const page = await studio.payload.create({ collection: 'pages', draft: true, data })
  expect(page.main).toHaveLength(1)
  expect(await published.row(page.id)).toBeUndefined()
})

test('a third article in a big news grid and a link without a title are refused at their fields', async () => {
  const articles = await makeMany(3, () => make.article({ role_type: 'news' }))
  const link = { type: 'external', externalLink: 'https://clinic.example/' }
  expect(
    await problemsOf(
      make.page({
        main: [
          { blockType: 'NewsGridBig', source: 'news', articles: articles.map(({ id }) => id) },
          { blockType: 'AlsoRead', links: [{ link }] },
        ],
      }),
    ),
  ).toEqual({
    'main.0.articles': expect.stringContaining('2'),
    'main.1.links.0.title': expect.stringContaining('title'),
  })
})
