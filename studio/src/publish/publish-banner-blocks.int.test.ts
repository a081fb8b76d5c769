import { pageBodySchema } from '@menagerie/contract/page'
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

/** Messages of a refused page, by field. */
async function problemsOf(main: object[]): Promise<Record<string, string>> {
  try {
    await make.page({ main })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}

test('a page with every banner, row, feed and quote is published with keys and stable row ids', async () => {
  const { id: image } = await make.media()
  const link = { type: 'anchor', anchorLink: 'winkels' }
  const banner = { blockTitle: 'Wandelen', button: link, buttonText: 'Winkels', image }
  const page = await make.page({
    main: [
      { blockType: 'FullWidthBanner', contentPosition: 'left', textColor: 'light', ...banner, phoneOnlyImage: image },
      { blockType: 'DuoBanner', banners: [banner, { blockTitle: 'Zwemmen', image }] },
      { blockType: 'MiniBanners', banners: [{ title: 'Honden', link }] },
      {
        blockType: 'MediaRow',
        rowType: 'video',
        slots: [{ image, videoUrl: ' https://films.example/1 ', videoTitle: 'Borstelen' }],
      },
      { blockType: 'IframeRow', title: 'Rekenhulp', provider: 'Planner', url: 'https://portions.example/' },
      { blockType: 'SocialFeed', tags: ['honden'], pictures: [{ image, link: 'https://post.example/1' }] },
      { blockType: 'BlockQuote', text: 'Eerst water.', stamp: 'dog' },
    ],
  })
  const id = expect.stringMatching(/./)
  const body = (await published.row(page.id))?.body
  expect(body).toMatchObject({
    areas: {
      main: [
        { blockTitle: 'Wandelen', buttonUrl: link, image, phoneOnlyImage: image },
        {
          banners: [
            { id, blockTitle: 'Wandelen', buttonUrl: link, image },
            { id, blockTitle: 'Zwemmen' },
          ],
        },
        { banners: [{ id, title: 'Honden', link }] },
        { rowType: 'video', slots: [{ id, image, videoUrl: 'https://films.example/1', videoTitle: 'Borstelen' }] },
        { title: 'Rekenhulp', provider: 'Planner', url: 'https://portions.example/', height: 600 },
        { tags: ['honden'], pictures: [{ id, image, link: 'https://post.example/1' }] },
        { text: 'Eerst water.', stamp: 'dog' },
      ],
    },
  })
  await studio.payload.update({ collection: 'pages', id: page.id, data: { main: page.main, title: 'Anders' } })
  const areas = pageBodySchema.parse(body).areas
  expect((await published.row(page.id))?.body).toMatchObject({ title: 'Anders', areas })
})

test('exceeded limits and invalid addresses are reported at their fields', async () => {
  const { id: image } = await make.media()
  const slot = { image, videoTitle: 'Borstelen' }
  expect(
    await problemsOf([
      { blockType: 'DuoBanner', banners: [{ blockTitle: 'Alleen', image }] },
      { blockType: 'MiniBanners', banners: [{ title: 'Honden' }] },
      { blockType: 'MediaRow', rowType: 'video', slots: [slot, { ...slot, videoUrl: 'http://films.example/1' }] },
      { blockType: 'IframeRow', title: 'x', provider: 'y', url: 'portions.example', height: 20 },
      { blockType: 'SocialFeed', pictures: Array.from({ length: 13 }, () => ({ image })) },
    ]),
  ).toEqual({
    'main.0.banners': expect.stringContaining('2'),
    'main.1.banners.0.link.type': expect.stringMatching(/./),
    'main.2.slots.0.videoUrl': 'Enter the address',
    'main.2.slots.1.videoUrl': expect.stringContaining('https://'),
    'main.3.url': expect.stringContaining('https://'),
    'main.3.height': expect.stringContaining('100'),
    'main.4.pictures': expect.stringContaining('12'),
  })
})

test('a media row of pictures requires no videos, and a new pair of banners starts with two empty rows', async () => {
  const { id: image } = await make.media()
  expect(await problemsOf([{ blockType: 'MediaRow', rowType: 'image', slots: [{ image }] }])).toEqual({})
  const withoutRows: Record<string, unknown> = { main: [{ blockType: 'DuoBanner' }] }
  const data = { site: 'tailwell/nl_NL', title: 'Nieuw', ...withoutRows }
  const draft = await studio.payload.create({ collection: 'pages', draft: true, data })
  const [duo] = draft.main ?? []
  expect(duo).toMatchObject({ banners: [{ id: expect.any(String) }, { id: expect.any(String) }] })
})
