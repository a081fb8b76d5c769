import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest, type RestAnswer } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let make: ReturnType<typeof createTestDocuments>

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
  make = createTestDocuments(studio)
})
afterAll(() => studio?.close())

const refused = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ]),
})

/** The notification, and the message of each field. */
function read({ body, status }: RestAnswer): { notice: string; fields: Record<string, string> } {
  expect(status).toBe(400)
  const [error] = refused.parse(body).errors
  return {
    notice: error.message,
    fields: Object.fromEntries(error.data.errors.map((each) => [each.path, each.message])),
  }
}

const publishPage = (data: object) =>
  rest.call('editor', 'POST', '/pages', {
    body: {
      site: 'tailwell/nl_NL',
      template: 'Default',
      translationGroup: randomUUID(),
      _status: 'published',
      ...data,
    },
  })

describe('a refused save shows a message at every wrong field at once', () => {
  test('for a page without a title at an address that is taken', async () => {
    await make.page({ path: 'bezet/adres', title: 'Een, twee: drie' })
    const { fields, notice } = read(await publishPage({ path: 'bezet/adres' }))
    expect(fields).toEqual({
      title: 'This field is required.',
      path: 'The address /bezet/adres/ already belongs to the page “Een, twee: drie”',
    })
    // The admin would split a notification with a colon at its commas.
    expect(notice).toBe(
      'Title – This field is required. · Address – The address /bezet/adres/ already belongs to the page “Een, twee – drie”',
    )
  })

  test('for incomplete blocks and an address without https', async () => {
    const main = [
      { blockType: 'ContentGrid', items: [] },
      { blockType: 'IframeRow', title: 'Rekenhulp', provider: 'X', url: 'www.x.nl' },
      { blockType: 'RichText' },
    ]
    const { fields, notice } = read(await publishPage({ title: 'Blokken', path: 'blokken', main }))
    expect(fields).toEqual({
      'main.0.items': 'This grid shows 4 to 9 different pages, and there are 0 now',
      'main.1.url': 'Enter a full address that starts with https://',
      'main.2.content': 'This field is required.',
    })
    expect(notice).not.toContain(':')
  })

  test('for values that are not documents, in a draft and in a published page', async () => {
    const link = { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 'hond' } } }
    const cell = { type: 'tablecell', children: [{ type: 'paragraph', children: [link] }] }
    const main = [
      { blockType: 'RichText', content: { root: { type: 'root', children: [cell] } } },
      { blockType: 'AlsoRead', links: [{ title: 'Lees', link: { type: 'page', page: 'hond' } }] },
    ]
    const wrong = {
      title: 'Keuze',
      path: 'keuze',
      main,
      image: 'hond',
      id: 'hond',
      alsoWatchLink: { type: 'page', page: { id: 7 } },
    }
    const none = 'This is not a document: choose one from the list'
    for (const _status of ['draft', 'published']) {
      const { fields } = read(await publishPage({ ...wrong, _status }))
      expect(fields).toEqual({
        id: 'A document cannot have this name',
        image: none,
        'alsoWatchLink.page': none,
        'main.0.content': 'A link in this text does not lead to a document: choose one from the list',
        'main.1.links.0.link.page': none,
      })
    }
  })

  test('for an empty entry in a list of documents', async () => {
    const main = [{ blockType: 'ContentGrid', items: [null] }]
    for (const _status of ['draft', 'published']) {
      const { fields } = read(await publishPage({ title: 'Gat', path: 'gat', main, downloads: [''], _status }))
      const none = 'This is not a document: choose one from the list'
      expect(fields).toMatchObject({ 'main.0.items': none, downloads: none })
    }
  })

  test('for a value that only the contract refuses', async () => {
    const [gone] = [randomUUID()]
    const answer = await rest.call('editor', 'POST', '/redirects', {
      body: {
        site: 'tailwell/nl_NL',
        from: 'oud',
        match: 'exact',
        status: '301',
        target: { type: 'external', url: gone },
      },
    })
    const { fields } = read(answer)
    expect(Object.keys(fields)).toEqual(['target.url'])
  })
})

describe('a file that no site can show is refused with a specific message', () => {
  const bytes = (data: Buffer) => new Uint8Array(data)
  const dot = sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')

  /** Claims the size only in the file's header, which is all that is read. */
  async function huge() {
    const picture = await dot.clone().png().toBuffer()
    picture.writeUInt32BE(20_000, 16)
    picture.writeUInt32BE(20_000, 20)
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
    return picture
  }

  test.each([
    ['that is too large', 'big.png', huge, 'This picture has 20000 × 20000 pixels, more than the 100 million'],
    ['of another type than its name says', 'a.png', async () => SVG, 'This is a file of the type SVG'],
    ['of a type that is not accepted', 'a.gif', () => dot.clone().gif().toBuffer(), 'This is a file of the type GIF'],
    ['that is not a picture', 'b.png', async () => Buffer.from('hello'), 'This file cannot be read as a picture'],
  ])('%s', async (_, name, toFile, sentence) => {
    const form = new FormData()
    form.set('file', new Blob([bytes(await toFile())], { type: 'image/png' }), name)
    form.set('_payload', '{}')
    const { fields } = read(await rest.call('editor', 'POST', '/media', { body: form }))
    expect(fields.file).toContain(sentence)
  })
})
