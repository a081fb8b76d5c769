import { randomUUID } from 'node:crypto'
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

const newAuthor = () => studio.payload.create({ collection: 'authors', data: { name: 'Anna de Vries' } })

const newTerm = (vocabulary: 'content_tag' | 'flavor', label: string) =>
  make.term({ vocabulary, code: `t-${randomUUID()}`, label })

const text = (children: unknown[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children }],
  },
})
const words = (value: string) => ({ type: 'text', version: 1, text: value })

describe('saving an article', () => {
  test('publishes the fields shared with pages, its kind and its categories', async () => {
    const [picture, category, author] = await Promise.all([
      make.media(),
      make.category({ code: `c-${randomUUID()}` }),
      newAuthor(),
    ])
    const tag = await newTerm('content_tag', 'Puppy’s')
    const article = await make.article({
      path: ' /blog/eerste-dagen/ ',
      role_type: 'advice',
      categories: [category.id],
      image: picture.id,
      metaImage: picture.id,
      author: author.id,
      showAuthor: true,
      showDate: true,
      created: '2026-11-20T12:00:00.000Z',
      tags: [tag.id],
    })
    expect(await published.row(article.id)).toMatchObject({
      kind: 'article',
      brand: 'tailwell',
      locale: 'nl_NL',
      path: 'blog/eerste-dagen',
      deleted: false,
      body: {
        title: 'De eerste dagen',
        role_type: 'advice',
        categories: [category.id],
        image: picture.id,
        metaImage: picture.id,
        author: author.id,
        showAuthor: true,
        showDate: true,
        created: '2026-11-20T12:00:00.000Z',
        tags: [{ code: tag.code, displayName: 'Puppy’s' }],
        robots: { index: true, follow: true },
        main: [],
      },
    })
  })

  test('sets the date of a new article to the day on which it was begun', async () => {
    const article = await make.article()
    const { created } = (await published.row(article.id))?.body ?? {}
    expect(Date.now() - Date.parse(String(created))).toBeLessThan(60_000)
  })

  test('publishes links to other articles and jobs by key, in texts and on buttons', async () => {
    const [other, job] = await Promise.all([make.article(), make.job()])
    const link = (relationTo: string, value: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo, value } },
      children: [words('Lees')],
    })
    const article = await make.article({
      main: [
        { blockType: 'RichText', content: text([link('articles', other.id), link('jobs', job.id)]) },
        {
          blockType: 'CtaBanner',
          colorTheme: '1',
          blockTitle: 'Werken bij ons',
          button: { type: 'job', job: job.id },
          buttonText: 'Bekijk',
        },
      ],
    })
    const children = [{ type: 'text', text: 'Lees' }]
    expect((await published.row(article.id))?.body).toMatchObject({
      main: [
        {
          content: [
            {
              type: 'paragraph',
              children: [
                { type: 'pageLink', kind: 'article', key: other.id, children },
                { type: 'pageLink', kind: 'job', key: job.id, children },
              ],
            },
          ],
        },
        { buttonUrl: { type: 'page', kind: 'job', pageLink: job.id } },
      ],
    })
  })

  test('is refused at the field of its block, and nothing is written', async () => {
    const article = await make.article()
    const before = await published.row(article.id)
    const main = [{ blockType: 'ProductGridSmall' as const, products: [randomUUID()] }]
    const save = studio.payload.update({ collection: 'articles', id: article.id, data: { main } })
    await expect(save).rejects.toMatchObject({ data: { errors: [{ path: 'main.0.products' }] } })
    expect(await published.row(article.id)).toEqual(before)
  })

  test('is refused without an address, and with a category or link of another site', async () => {
    await expect(make.article({ path: '' })).rejects.toMatchObject({ data: { errors: [{ path: 'path' }] } })
    const german = await make.category({ code: `c-${randomUUID()}`, site: 'tailwell/de_DE' })
    await expect(make.article({ categories: [german.id] })).rejects.toMatchObject({
      data: { errors: [{ path: 'categories' }] },
    })
    const page = await make.page({ site: 'tailwell/de_DE' })
    const main = [{ blockType: 'CtaBanner', colorTheme: '1', blockTitle: 'x', button: { type: 'page', page: page.id } }]
    await expect(make.article({ main })).rejects.toMatchObject({ data: { errors: [{ path: 'main.0.button.page' }] } })
  })
})

describe('saving a job opening', () => {
  test('publishes the position and how to apply', async () => {
    const job = await make.job({
      location: 'Utrecht',
      hours: '32 tot 40 uur',
      validThrough: '2026-12-31T12:00:00.000Z',
      contact: { type: 'link', link: 'https://werk.tailwell.example/', buttonText: 'Solliciteer' },
    })
    expect(await published.row(job.id)).toMatchObject({
      kind: 'job',
      path: job.path,
      body: {
        location: 'Utrecht',
        hours: '32 tot 40 uur',
        validThrough: '2026-12-31',
        contact: { type: 'link', link: 'https://werk.tailwell.example/', buttonText: 'Solliciteer' },
      },
    })
  })

  test.each([
    ['contact.mail', { type: 'mail', mail: 'werk' }],
    ['contact.link', { type: 'link', link: 'werk.tailwell.example' }],
  ])('reports an invalid address at %s', async (path, contact) => {
    await expect(make.job({ contact })).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  test('and deleting it leaves a tombstone', async () => {
    const job = await make.job()
    await studio.payload.delete({ collection: 'jobs', id: job.id })
    expect(await published.row(job.id)).toMatchObject({ kind: 'job', deleted: true, path: null })
  })
})

describe('a page', () => {
  test('with a product list publishes its filters by code', async () => {
    const salmon = await newTerm('flavor', 'Zalm')
    const page = await make.page({
      template: 'ProductOverviewPage',
      bottomTitle: 'Over voer',
      bottomText: text([words('Brokken.')]),
      filterAttributes: ['flavor', 'is_natural', 'animal_type'],
      productFilter: [{ facet: 'flavor', values: [salmon.id] }],
      alsoWatchTitle: 'Bekijk ook',
      alsoWatchLink: { type: 'external', externalLink: 'https://example.org/' },
    })
    expect((await published.row(page.id))?.body).toMatchObject({
      template: 'ProductOverviewPage',
      bottomTitle: 'Over voer',
      bottomText: [{ type: 'paragraph', children: [{ type: 'text', text: 'Brokken.' }] }],
      filterAttributes: ['flavor', 'is_natural', 'animal_type'],
      productFilter: [{ facet: 'flavor', values: [salmon.code] }],
      alsoWatchTitle: 'Bekijk ook',
      alsoWatchLink: { type: 'external', externalLink: 'https://example.org/' },
    })
  })

  test('cannot filter by a term of another vocabulary, nor twice by the same property', async () => {
    const salmon = await newTerm('flavor', 'Forel')
    const list = { template: 'SubCategory' }
    await expect(
      make.page({ ...list, productFilter: [{ facet: 'color', values: [salmon.id] }] }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'productFilter.0.values' }] } })
    const row = { facet: 'flavor', values: [salmon.id] }
    await expect(make.page({ ...list, productFilter: [row, row] })).rejects.toMatchObject({
      data: { errors: [{ path: 'productFilter', message: expect.stringContaining('one row') }] },
    })
  })

  test.each(['GatedContentPage', 'GatedContactPage', 'GatedContentOverview'] as const)(
    'with the template %s is gated whatever its checkbox says, and publishes only a stub',
    async (template) => {
      const main = [{ blockType: 'RichText', content: text([words('Geheim')]) }]
      const page = await make.page({ template, is_gated: false, subTitle: 'Geheim', main })
      expect(page.is_gated).toBe(true)
      const row = await published.row(page.id)
      expect(row?.body).toMatchObject({ template, is_gated: true, title: 'Gezond gebit', areas: { main: [] } })
      expect(JSON.stringify(row)).not.toContain('Geheim')
    },
  )

  test('that becomes gated by its template no longer publishes its content', async () => {
    const page = await make.page({ subTitle: 'Openbaar' })
    const data = { template: 'GatedContentPage' } as const
    await studio.payload.update({ collection: 'pages', id: page.id, data })
    expect((await published.row(page.id))?.body).not.toHaveProperty('subTitle')
    expect(await studio.payload.findByID({ collection: 'pages', id: page.id })).toMatchObject({ is_gated: true })
  })
})
