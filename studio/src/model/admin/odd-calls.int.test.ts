import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let picture: Buffer<ArrayBuffer>
beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
  picture = Buffer.from(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c08060' } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(() => studio.close())

const made = z.object({ doc: z.looseObject({ id: z.string(), filename: z.string() }) })

function toForm(name: string, fields: string): FormData {
  const form = new FormData()
  form.set('_payload', fields)
  form.set('file', new File([picture], name, { type: 'image/jpeg' }))
  return form
}

async function upload(name: string) {
  const { status, body, text } = await rest.call('admin', 'POST', '/media', { body: toForm(name, '{}') })
  expect([status, text]).toEqual([201, expect.any(String)])
  return made.parse(body).doc
}

test.each(['x', 'a'.repeat(300), '00000000-0000-4000-8000-000000000000'])(
  'verifying an email address is answered with 404 for the token %s',
  async (token) => {
    for (const who of ['anonymous', 'admin'] as const) {
      expect((await rest.call(who, 'POST', `/users/verify/${token}`, { body: {} })).status).toBe(404)
    }
  },
)

test.each([`${'n'.repeat(300)}.jpg`, `${'ж'.repeat(300)}.jpg`, `${'😀'.repeat(200)}.JPG`, '..%2f..%2fx.jpg', '.jpg'])(
  'a picture is accepted whatever its file name: %j',
  async (name) => {
    const { filename } = await upload(name)
    const { status, type } = await rest.call('admin', 'GET', `/media/file/${encodeURIComponent(filename)}`)
    expect([status, type]).toEqual([200, 'image/jpeg'])
  },
)

test('a request for a file with a name too long for any disk is answered with 404', async () => {
  const { status } = await rest.call('admin', 'GET', `/media/file/${'n'.repeat(300)}.jpg`)
  expect(status).toBe(404)
})

test('a call cannot set the dimensions, size, type or name of a stored file', async () => {
  const [own, others] = [await upload('own.jpg'), await upload('others.jpg')]
  const claimed = {
    width: 9000,
    height: 1,
    filesize: 1,
    mimeType: 'text/html',
    filename: others.filename,
    url: 'https://elsewhere.example/x.jpg',
    thumbnailURL: 'https://elsewhere.example/x.jpg',
    sizes: { thumbnail: { filename: others.filename } },
    alt: 'A field',
  }
  const { status } = await rest.call('admin', 'PATCH', `/media/${own.id}?overwrite=true&locale=en`, { body: claimed })
  expect(status).toBe(200)
  const after = await studio.payload.findByID({ collection: 'media', id: own.id, locale: 'en' })
  expect(after).toMatchObject({
    width: 40,
    height: 20,
    filesize: picture.length,
    mimeType: 'image/jpeg',
    filename: 'own.jpg',
    alt: 'A field',
  })
  const found = await rest.call('admin', 'GET', `/media/file/${others.filename}`)
  expect(found.status).toBe(200)
})

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}"x"${']'.repeat(levels)}`)

test.each([
  ['30 February', '/jobs', { validThrough: '2026-02-30T00:00:00Z' }],
  ['a year of six digits', '/jobs', { validThrough: '+300000-01-01T00:00:00.000Z' }],
  ['a text that is not a time', '/media', { createdAt: 'yesterday' }],
  ['a number as a time', '/media', { updatedAt: 1e308 }],
  ['an empty text as a date', '/jobs', { validThrough: '' }],
  ['null as the opening hours of a store', '/stores', { opening_hours: null }],
  ['null as the range of a store', '/stores', { range: null }],
  ['null as the target of a redirect', '/redirects', { target: null }],
  ['text 500 levels deep', '/pages', { title: deep(500) }],
  ['formatted text 500 levels deep', '/articles', { body: { root: { children: deep(500) } } }],
  ['a lone surrogate', '/authors', { name: 'half \ud83d' }],
])('%s is refused with an explanation instead of a server error', async (_what, path, body) => {
  const { status, text } = await rest.call('admin', 'POST', path, { body })
  expect([status, text]).toEqual([400, expect.stringMatching(/message/)])
})

test('a key that is too long for a database index is refused with an explanation', async () => {
  const code = randomBytes(20_000).toString('hex')
  const body = { kind: 'animal', code, label: 'Long' }
  const { status, text } = await rest.call('admin', 'POST', '/terms?locale=en', { body })
  expect([status, text]).toEqual([400, expect.any(String)])
})

test.each([
  [
    'a NUL in a file name',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a\0b.jpg"\r\n\r\nx\r\n--x--\r\n',
  ],
  [
    'no closing boundary',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nx',
  ],
  ['an empty body', ''],
  ['no part', 'x'],
])('a form with %s is refused without a server error', async (_what, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const { status } = await rest.call('admin', 'POST', '/media', { body, headers })
  expect(status).toBe(400)
})

test.each(['{"alt":', 'null', '1', '"x"', '[]', '[{"alt":"x"}]'])(
  'a form whose fields are %s is refused',
  async (fields) => {
    const { id } = await upload('kept.jpg')
    for (const [method, path] of [
      ['POST', '/media'],
      ['PATCH', `/media/${id}?overwrite=true`],
    ] as const) {
      const { status, text } = await rest.call('admin', method, path, { body: toForm('x.jpg', fields) })
      expect([status, text]).toEqual([400, expect.stringMatching(/message/)])
    }
  },
)

test('an empty text is refused as a date of a draft as well', async () => {
  const page = { site: 'tailwell/nl_NL', title: 'Datum', path: 'datum', template: 'ContentPage' as const }
  const { id } = await studio.payload.create({ collection: 'pages', draft: true, data: page })
  const path = `/pages/${id}?draft=true&autosave=true&overwrite=true`
  const { status, text } = await rest.call('admin', 'PATCH', path, { body: { created: '' } })
  expect([status, text]).toEqual([400, expect.stringContaining('This is not a date')])
  expect((await rest.call('admin', 'PATCH', path, { body: { created: null } })).status).toBe(200)
})
