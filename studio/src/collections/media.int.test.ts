import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../publish/test-studio.ts'

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
