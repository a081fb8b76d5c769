import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Where } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

function upload(data: Buffer, name: string, mimetype: string, more: Record<string, unknown> = {}) {
  return studio.payload.create({ collection: 'media', data: more, file: { data, name, mimetype, size: data.length } })
}

test('the original is stored with the hash of its bytes, whatever hash the request claims', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c08060' } })
    .jpeg()
    .toBuffer()
  const made = await upload(picture, 'field.jpg', 'image/jpeg', { hash: 'made up' })
  expect(made).toMatchObject({ hash: createHash('sha256').update(picture).digest('hex'), width: 900, height: 600 })
  expect(made.filename && existsSync(join(studio.mediaDir, made.filename))).toBe(true)
})

test('a picture with more pixels than the sites can show is refused with its dimensions', async () => {
  await expect(upload(toPngHead(20_000, 10_000), 'wall.png', 'image/png')).rejects.toMatchObject({
    data: { errors: [{ path: 'file', message: expect.stringContaining('20000 × 10000 pixels') }] },
  })
})

/** A PNG whose header claims a size; the header is enough to refuse it. */
const toPngHead = (width: number, height: number) =>
  toPng(width, height, [toChunk('IDAT', deflateSync(Buffer.alloc(1)))])

function toPng(width: number, height: number, chunks: readonly Buffer[]): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, toChunk('IHDR', head), ...chunks, toChunk('IEND', Buffer.alloc(0))])
}

function toChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const PLAIN = { width: 40, height: 20, channels: 3, background: '#c08060' } as const

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo with EXIF orientation %i is stored with the dimensions as displayed',
  async (orientation) => {
    const photo = await sharp({ create: PLAIN }).jpeg().withMetadata({ orientation }).toBuffer()
    const seen = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true })
    const made = await upload(photo, `turned-${orientation}.jpg`, 'image/jpeg')
    expect(made).toMatchObject({ width: seen.info.width, height: seen.info.height, filesize: photo.length })
  },
)

const toFilmHead = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`), Buffer.alloc(64)])
const FILM = toFilmHead('heic')

test.each([
  ['a HEIC picture', 'IMG_0001.HEIC', 'image/heic', FILM, 'HEIC picture, as taken by iPhones'],
  ['a HEIC picture that is named like a JPEG', 'IMG_0001.jpg', 'image/jpeg', FILM, 'HEIC picture, as taken by iPhones'],
  ['an empty file', 'empty.jpg', 'image/jpeg', Buffer.alloc(0), 'is empty'],
  [
    'a text that is named like a JPEG',
    'words.jpg',
    'image/jpeg',
    Buffer.from('not a picture'),
    'cannot be read as a picture',
  ],
  ['an AVIF of which only the start has arrived', 'start.avif', 'image/avif', toFilmHead('avif'), 'damaged'],
  ['an animated AVIF', 'film.avif', 'image/avif', toFilmHead('avis'), 'is an animation'],
  ['a GIF', 'wave.gif', 'image/gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 'type GIF'],
])('%s is refused with a helpful message', async (_what, name, mimetype, data, message) => {
  await expect(upload(data, name, mimetype)).rejects.toMatchObject({
    data: { errors: [{ path: 'file', message: expect.stringContaining(message) }] },
  })
})

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s file is refused with a helpful message', async (kind) => {
  const noise = { ...PLAIN, width: 300, height: 300, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const
  const whole = await sharp({ create: noise }).toFormat(kind).toBuffer()
  await expect(upload(whole.subarray(0, whole.length * 0.6), `early.${kind}`, `image/${kind}`)).rejects.toMatchObject({
    data: { errors: [{ path: 'file', message: expect.stringContaining('damaged') }] },
  })
})

test('CMYK, 16-bit and animated WebP pictures are accepted, and so is a picture with another file extension', async () => {
  const cmyk = await sharp({ create: PLAIN }).toColourspace('cmyk').jpeg().toBuffer()
  const deep = await sharp({ create: PLAIN }).toColourspace('rgb16').png().toBuffer()
  const frame = await sharp({ create: PLAIN }).raw().toBuffer()
  const film = await sharp(Buffer.concat([frame, frame, frame]), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 20 },
  })
    .webp({ loop: 0 })
    .toBuffer()
  for (const [name, mimetype, data] of [
    ['print.jpg', 'image/jpeg', cmyk],
    ['deep.png', 'image/png', deep],
    ['film.webp', 'image/webp', film],
    ['other.jpg', 'image/jpeg', deep],
  ] as const)
    expect(await upload(data, name, mimetype), name).toMatchObject({ width: 40, height: 20 })
})

test('an animated PNG is accepted as a still PNG of its first frame', async () => {
  const made = await upload(toMovingPng(20), 'wave.png', 'image/png')
  expect(made).toMatchObject({ width: 20, height: 20, mimeType: 'image/png', sizes: { thumbnail: { width: 20 } } })
})

/** An animated PNG of two black frames. */
function toMovingPng(side: number): Buffer {
  const pixels = deflateSync(Buffer.alloc(side * (side * 3 + 1)))
  const toNumbers = (...numbers: number[]) => {
    const data = Buffer.alloc(numbers.length * 4)
    for (const [at, number] of numbers.entries()) data.writeUInt32BE(number, at * 4)
    return data
  }
  const control = (at: number) =>
    toChunk('fcTL', Buffer.concat([toNumbers(at, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]))
  return toPng(side, side, [
    toChunk('acTL', toNumbers(2, 0)),
    control(0),
    toChunk('IDAT', pixels),
    control(1),
    toChunk('fdAT', Buffer.concat([toNumbers(2), pixels])),
  ])
}

test.each([
  ['a very tall picture', 300, 20_000],
  ['a picture that is 30,000 pixels wide', 30_000, 40],
  ['a picture that is one pixel wide', 1, 2_000_000],
])('%s is accepted and gets a thumbnail', async (_what, width, height) => {
  const long = await sharp({ create: { width, height, channels: 3, background: '#406080' } })
    .png()
    .toBuffer()
  const made = await upload(long, 'long.png', 'image/png')
  expect(made).toMatchObject({ width, height, sizes: { thumbnail: { mimeType: 'image/webp' } } })
})

test('a file name is found in composed and decomposed Unicode, even if the stored name is decomposed', async () => {
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#406080' } })
    .png()
    .toBuffer()
  const apart = 'Gru\u0308n.png'
  expect((await upload(picture, apart, 'image/png')).filename).toBe('Grün.png')
  const second = await upload(picture, 'Grün.png', 'image/png')
  expect(second.filename).toBe('Grün-1.png')
  await studio.payload.db.updateOne({ collection: 'media', id: second.id, data: { filename: 'Gru\u0308n-1.png' } })
  for (const typed of ['Grün', 'Gru\u0308n']) {
    const where: Where = { or: [{ filename: { like: typed } }, { alt: { like: typed } }] }
    expect((await studio.payload.find({ collection: 'media', where })).totalDocs).toBe(2)
  }
})

test('the hash of a picture stays unchanged when only a text changes', async () => {
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#406080' } })
    .png()
    .toBuffer()
  const made = await upload(picture, 'lake.png', 'image/png')
  const changed = await studio.payload.update({
    collection: 'media',
    id: made.id,
    data: { alt: 'A lake', hash: 'made up' },
  })
  expect(changed).toMatchObject({ alt: 'A lake', hash: made.hash })
})

test.each([
  ['with its own file extension', 'drawing.svg', 'image/svg+xml'],
  ['with the file extension of a PNG', 'drawing.png', 'image/png'],
])('an SVG that can contain scripts is refused %s', async (_how, name, mimetype) => {
  await expect(upload(SVG, name, mimetype)).rejects.toThrow()
  const stored = await studio.payload.count({ collection: 'media', where: { filename: { like: 'drawing' } } })
  expect(stored.totalDocs).toBe(0)
})

test('unused pictures can be found, and pictures of drafts and products count as used', async () => {
  const [used, drafted, sold, unused] = await Promise.all(
    ['used', 'drafted', 'sold', 'unused'].map((name) => makePicture(`${name}-library.png`)),
  )
  if (!used || !drafted || !sold || !unused) throw new Error('Four pictures')
  await studio.payload.create({ collection: 'authors', data: { name: 'Sanne', authorPortrait: used.id } })
  await studio.payload.create({
    collection: 'product-facts',
    data: { sku: '44001', name: 'Kibble', brands: ['tailwell'], images: [sold.id] },
  })
  const text = { site: 'tailwell/nl_NL', name: 'Brok', url_slug: 'honden', url_key: 'brok', images: [drafted.id] }
  const { docs: facts } = await studio.payload.find({
    collection: 'product-facts',
    where: { sku: { equals: '44001' } },
  })
  await studio.payload.create({
    collection: 'product-texts',
    data: { ...text, facts: facts[0]?.id ?? '', _status: 'draft' },
    draft: true,
  })
  const find = async (isUnused: string, more: Where = { filename: { contains: 'library' } }) => {
    const where: Where = { or: [{ and: [more, { unused: { equals: isUnused } }] }] }
    const { docs } = await studio.payload.find({ collection: 'media', where, overrideAccess: true })
    return docs.map(({ id }) => id).toSorted()
  }
  expect(await find('true')).toEqual([unused.id])
  expect(await find('false')).toEqual([used.id, drafted.id, sold.id].toSorted())
  expect(await find('true', { filename: { equals: 'none of them' } })).toEqual([])
})

async function makePicture(name: string) {
  const picture = await sharp({ create: PLAIN }).png().toBuffer()
  return upload(picture, name, 'image/png')
}
