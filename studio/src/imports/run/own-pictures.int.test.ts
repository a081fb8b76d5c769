import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestImports } from '../../testing/test-imports.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let imports: ReturnType<typeof createTestImports>

beforeAll(async () => {
  studio = await openTestStudio()
  imports = createTestImports(studio)
})
afterAll(() => studio.close())

const HEAD = 'sku;internal_name;brands;price:NL;name:nl_NL;url_slug:nl_NL'
const row = (sku: string) => `${sku};Product ${sku};tailwell;12,50;Brok ${sku};honden/voer`

it('gives a site pictures and related products of its own, beside those of all', async () => {
  const picture = async (name: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: name.includes('nl') ? '#c33' : '#36c' } })
      .png()
      .toBuffer()
  const head = `${HEAD};images;images:nl_NL;related:nl_NL;shared_video;video_url:nl_NL`
  const more = (related: string) => `all.png;pack-nl.png;${related};https://video.example/all;`
  const files = {
    'p.csv': [head, `${row('571')};${more('572')}`, `${row('572')};${more('')}`].join('\r\n'),
    'all.png': await picture('all.png'),
    'pack-nl.png': await picture('pack-nl.png'),
  }
  expect(await imports.run(files)).toMatchObject({ problems: [], counts: { new: 2 } })
  const { docs } = await studio.payload.find({ collection: 'media', where: { filename: { equals: 'pack-nl.png' } } })
  expect((await imports.findPublished('571'))?.body).toMatchObject({
    images: [docs[0]?.id],
    related: ['572'],
    video_url: 'https://video.example/all',
  })
  expect(await imports.run(files)).toMatchObject({ problems: [], counts: { new: 0, changed: 0 } })
})
