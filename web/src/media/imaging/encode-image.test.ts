import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeImage } from './encode-image.ts'
import type { AskedSize } from './renditions.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'encode-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const MIDDLE = { focalX: 50, focalY: 50 }
const WANTED = { width: 100, height: 100 }

const plain = (background: string, width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background } })

async function encode(source: Sharp | Buffer, format: 'avif' | 'webp' | 'jpeg' = 'jpeg', wanted: AskedSize = WANTED) {
  const file = join(dir, 'source')
  writeFileSync(file, Buffer.isBuffer(source) ? source : await source.toBuffer())
  return encodeImage(file, wanted, MIDDLE, format)
}

/** Mean of each channel as the browser shows the picture. */
async function colourOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('no rendition contains camera metadata such as the GPS position', async () => {
  const source = plain('#40a060')
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' }, IFD0: { Artist: 'Somebody' } })
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const { exif, xmp, iptc, icc } = await sharp(await encode(source, format)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('a picture with an EXIF orientation is turned upright', async () => {
  const red = await plain('#ff0000', 100, 100).png().toBuffer()
  const source = plain('#0000ff', 200, 100)
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
  const turned = await encode(source, 'jpeg', { width: 50, height: 100 })
  const top = await sharp(turned).extract({ left: 10, top: 10, width: 30, height: 20 }).toBuffer()
  const [red8 = 0, , blue8 = 0] = await colourOf(top)
  expect(red8 - blue8).toBeGreaterThan(200)
})

test('colours of a wider colour space look the same in sRGB', async () => {
  const [red = 0, green = 0, blue = 0] = await colourOf(await encode(plain('#c86432').withIccProfile('p3').png()))
  expect(Math.max(Math.abs(red - 200), Math.abs(green - 100), Math.abs(blue - 50))).toBeLessThanOrEqual(4)
})

test('a CMYK picture is converted to sRGB', async () => {
  const source = await plain('#2080c0').toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()
  expect((await sharp(source).metadata()).space).toBe('cmyk')
  const picture = await encode(source)
  expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  const [red = 0, , blue = 0] = await colourOf(picture)
  expect(blue - red).toBeGreaterThan(80)
})

test.each(['avif', 'webp', 'jpeg'] as const)('a 16-bit greyscale picture becomes an 8-bit %s', async (format) => {
  const source = await plain('#808080').toColourspace('grey16').png().toBuffer()
  expect(await sharp(source).metadata()).toMatchObject({ depth: 'ushort', space: 'grey16' })
  const picture = await encode(source, format)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 100, height: 100, depth: 'uchar' })
  expect(Math.abs(((await colourOf(picture))[0] ?? 0) - 128)).toBeLessThanOrEqual(3)
})

test.each(['gif', 'webp'] as const)('only the first frame of an animated %s is shown', async (format) => {
  const frames = [await plain('#ff0000', 60, 60).png().toBuffer(), await plain('#0000ff', 60, 60).png().toBuffer()]
  const source = await sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer()
  expect((await sharp(source).metadata()).pages).toBe(2)
  const picture = await encode(source, 'webp', { width: 60, height: 60 })
  expect((await sharp(picture).metadata()).pages ?? 1).toBe(1)
  const [red = 0, , blue = 0] = await colourOf(picture)
  expect(red - blue).toBeGreaterThan(200)
})

test('transparent areas become white in JPEG and stay transparent in WebP', async () => {
  const source = sharp({ create: { width: 100, height: 100, channels: 4, background: '#00000000' } }).png()
  expect(await colourOf(await encode(source, 'jpeg'))).toEqual([255, 255, 255])
  expect((await sharp(await encode(source, 'webp')).metadata()).hasAlpha).toBe(true)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100"/></svg>'

test.each([
  ['an SVG', SVG],
  ['an SVG after an XML declaration', `<?xml version="1.0"?>\n<!-- x -->\n${SVG}`],
  ['a PDF', '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'],
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['an empty file', ''],
])('%s is refused as a source picture', async (_, text) => {
  await expect(encode(Buffer.from(text))).rejects.toThrow()
})

/** A PNG whose header claims this size, with almost no data behind it. */
function toBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc(10_000_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a small file that claims huge dimensions is refused before it is decompressed', async () => {
  await expect(encode(toBomb(60_000, 60_000))).rejects.toThrow(/pixel limit/)
})

test('a picture requested as a whole is not cropped, and its edge colours fill the frame', async () => {
  const wanted = { width: 300, height: 100, isWhole: true as const }
  const halves = plain('#ff0000').composite([
    { input: await plain('#0000ff', 100, 100).png().toBuffer(), left: 100, top: 0 },
  ])
  const made = await encode(halves.png(), 'jpeg', wanted)
  const pixelAt = async (left: number) => {
    const { data } = await sharp(made)
      .extract({ left, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data].map((value) => (value > 128 ? 1 : 0))
  }
  expect(await sharp(made).metadata()).toMatchObject({ width: 300, height: 100 })
  expect([await pixelAt(2), await pixelAt(60), await pixelAt(240), await pixelAt(297)]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
    [0, 0, 1],
  ])
})
