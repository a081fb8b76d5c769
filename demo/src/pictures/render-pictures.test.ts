import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderPicture } from './render-pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('renders an opaque PNG in full size and stores it in the folder', async () => {
  const png = await renderPicture('portrait-fish', folder)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1200, hasAlpha: false })
  const [file = '', ...more] = await readdir(folder)
  expect(more).toEqual([])
  expect(file).toMatch(/^portrait-fish-[0-9a-f]{12}\.png$/)
})

it('takes a picture from the folder instead of rendering it again', async () => {
  await renderPicture('portrait-fish', folder)
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), 'kept')
  expect((await renderPicture('portrait-fish', folder)).toString()).toBe('kept')
})
