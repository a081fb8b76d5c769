import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { mediaPath } from './media-files.ts'
import { createOriginals } from './originals.ts'
import { hashOf, makeDirectory } from './testing/example-changes.ts'

const CONTENT = '0123456789'.repeat(50)
const HASH = hashOf(CONTENT)

function open() {
  const dir = makeDirectory()
  const file = mediaPath(dir, HASH)
  const damaged: string[] = []
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, CONTENT)
  const find = createOriginals({ mediaFile: (hash) => mediaPath(dir, hash), onDamaged: (hash) => damaged.push(hash) })
  return { file, damaged, find }
}

test.each([
  ['cut short', (file: string) => truncateSync(file, 100)],
  ['changed', (file: string) => writeFileSync(file, `${CONTENT.slice(1)}x`)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  ['deleted', (file: string) => rmSync(file)],
])('an original that was %s is reported and not returned until it is intact again', async (_name, damage) => {
  const { file, damaged, find } = open()
  expect(await find(HASH)).toBe(file)
  damage(file)
  expect([await find(HASH), damaged]).toEqual([undefined, [HASH]])
  writeFileSync(file, CONTENT)
  expect(await find(HASH)).toBe(file)
  expect(damaged).toEqual([HASH])
})
