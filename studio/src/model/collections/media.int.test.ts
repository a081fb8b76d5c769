import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
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

test('the original is stored as it came, with the hash of its bytes whatever the request claims', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c08060' } })
    .jpeg()
    .toBuffer()
  const made = await upload(picture, 'field.jpg', 'image/jpeg', { hash: 'made up' })
  expect(made).toMatchObject({ hash: createHash('sha256').update(picture).digest('hex'), width: 900, height: 600 })
  expect(made.filename && existsSync(join(studio.mediaDir, made.filename))).toBe(true)
})

test('a picture of more pixels than the sites can show is refused at the upload, with its size', async () => {
  await expect(upload(toPngHead(20_000, 10_000), 'wall.png', 'image/png')).rejects.toMatchObject({
    data: { errors: [{ path: 'file', message: expect.stringContaining('20000 × 10000 pixels') }] },
  })
})

/** A PNG whose head claims a size; no more of it has to be read to refuse it. */
function toPngHead(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('the hash stays when only a text changes', async () => {
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
  ['by its own name', 'drawing.svg', 'image/svg+xml'],
  ['under the name of a picture', 'drawing.png', 'image/png'],
])('a drawing that can carry script is refused %s', async (_how, name, mimetype) => {
  await expect(upload(SVG, name, mimetype)).rejects.toThrow()
  const stored = await studio.payload.count({ collection: 'media', where: { filename: { like: 'drawing' } } })
  expect(stored.totalDocs).toBe(0)
})
