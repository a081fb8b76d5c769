import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { mediaPath } from './media-files.ts'
import { hashOf, makeDirectory } from './testing/example-changes.ts'
import { createUnusedFiles } from './unused-files.ts'

const HOUR = 3_600_000
const [A, B] = [hashOf('a'), hashOf('b')]

let dir: string
let named: string[]
let hoursFromNow: number
beforeEach(() => {
  dir = makeDirectory()
  named = []
  hoursFromNow = 0
  for (const hash of [A, B]) put(mediaPath(dir, hash))
})

function put(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'content')
}

const open = () =>
  createUnusedFiles({ dir, named: () => named, graceMs: 24 * HOUR, clock: () => Date.now() + hoursFromNow * HOUR })
const isThere = (hash: string) => existsSync(mediaPath(dir, hash))

test('an unreferenced file is deleted after the grace period, and a referenced file never', async () => {
  named = [A]
  const files = open()
  expect(await files.sweep()).toBe(0)
  hoursFromNow = 23
  expect(await files.sweep()).toBe(0)
  expect(isThere(B)).toBe(true)
  hoursFromNow = 25
  expect(await files.sweep()).toBe(1)
  expect([isThere(A), isThere(B)]).toEqual([true, false])
  expect(readdirSync(join(dir, 'media', 'unused'))).toEqual([])
})

test('the grace period continues across restarts', async () => {
  await open().sweep()
  hoursFromNow = 25
  expect(await open().sweep()).toBe(2)
})

test('the grace period of a file starts again when the file was referenced in between', async () => {
  const files = open()
  await files.sweep()
  named = [A, B]
  hoursFromNow = 20
  await files.sweep()
  named = []
  hoursFromNow = 30
  expect(await files.sweep()).toBe(0)
})

test('a file that a load has just requested is kept, although nothing references it yet', async () => {
  const files = open()
  await files.sweep()
  hoursFromNow = 30
  files.keep(A)
  expect(await files.sweep()).toBe(1)
  expect([isThere(A), isThere(B)]).toEqual([true, false])
})

test('a file that becomes referenced during a sweep is kept', async () => {
  const files = open()
  await files.sweep()
  hoursFromNow = 30
  const sweeping = files.sweep()
  named = [A, B]
  expect(await sweeping).toBe(0)
})

test('abandoned part files are deleted as well, and no other files are touched', async () => {
  const part = `${mediaPath(dir, A)}.1234.part`
  for (const file of [part, join(dir, 'media', 'ab', 'notes.txt'), join(dir, 'media', 'incoming', 'x')]) put(file)
  const files = open()
  await files.sweep()
  expect(existsSync(part)).toBe(true)
  utimesSync(part, 0, 0)
  hoursFromNow = 25
  await files.sweep()
  expect(existsSync(part)).toBe(false)
  expect(existsSync(join(dir, 'media', 'ab', 'notes.txt'))).toBe(true)
  expect(existsSync(join(dir, 'media', 'incoming', 'x'))).toBe(true)
})

test('a folder without any files can be swept', async () => {
  dir = makeDirectory()
  expect(await open().sweep()).toBe(0)
})
