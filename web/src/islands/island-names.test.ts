import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { GALLERY_ISLAND_NAMES } from '../gallery/gallery-island.ts'
import { ISLAND_NAMES } from './island-names.ts'

const SOURCES = join(import.meta.dirname, '..')
const files = globSync('**/*.island.tsx', { cwd: SOURCES })
const toName = (file: string) => basename(file, '.island.tsx')
const inGallery = (file: string) => file.startsWith('gallery/')

test('every island has a name, and every name a file', () => {
  expect(
    files
      .filter((file) => !inGallery(file))
      .map(toName)
      .sort(),
  ).toEqual([...ISLAND_NAMES].sort())
  expect(files.filter(inGallery).map(toName).sort()).toEqual([...GALLERY_ISLAND_NAMES].sort())
})

test.each(files)('%s exports a component of its name', async (file) => {
  const module: Record<string, unknown> = await import(join(SOURCES, file))
  expect(typeof module[toName(file)]).toBe('function')
})

test('pages start islands as soon as there is one, and load nothing for none', () => {
  const entry = readFileSync(join(import.meta.dirname, 'entry.ts'), 'utf8')
  expect(entry.includes('startIslands(')).toBe(ISLAND_NAMES.some(() => true))
})
