import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seal } from './image-seal.ts'
import { openImageStore } from './image-store.ts'

const KB = Buffer.alloc(1_000)

let dir: string
let problems: unknown[]
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'image-store-'))
  problems = []
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const nameOf = (number: number, ending = '') => `${String(number).padStart(64, 'ab')}-50-50-2-100x100.webp${ending}`
const fileOf = (name: string) => join(dir, name.slice(0, 2), name)
const open = (maxBytes: number) => openImageStore({ dir, maxBytes, onProblem: (error) => problems.push(error) })

/** Stores a picture as if it had last been requested so many hours ago. */
function put(name: string, hoursAgo: number, bytes = seal(KB.subarray(12))): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), bytes)
  const then = Date.now() / 1_000 - hoursAgo * 3_600
  utimesSync(fileOf(name), then, then)
}
const stored = () =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

test('a cache folder above its limit loses the least recently used pictures at the next start', async () => {
  for (let number = 1; number <= 20; number += 1) put(nameOf(number), number)
  open(10_000)
  await vi.waitFor(() => expect(stored()).toHaveLength(9), 20_000)
  expect(stored().sort()).toEqual(Array.from({ length: 9 }, (_, index) => nameOf(index + 1)).sort())
  expect(problems).toEqual([])
})

test('a cache folder below its limit keeps all pictures and loses only abandoned part files', async () => {
  for (let number = 1; number <= 10; number += 1) put(nameOf(number), number)
  put(nameOf(99, '.1234-5678.part'), 1)
  open(20_000)
  await vi.waitFor(() => expect(stored()).toHaveLength(10), 20_000)
  expect(stored()).not.toContain(nameOf(99, '.1234-5678.part'))
})

test('the clean-up keeps files that are being written and files that do not belong to the cache', async () => {
  mkdirSync(join(dir, 'ab'))
  for (const name of ['ab/keep.txt', 'notes.webp', 'ab/photo.webp']) writeFileSync(join(dir, name), KB)
  put(nameOf(1, '.1234-5678.part'), 0)
  put(nameOf(2), 5)
  open(500)
  await vi.waitFor(() => expect(stored()).not.toContain(nameOf(2)), 20_000)
  expect(stored().sort()).toEqual([nameOf(1, '.1234-5678.part'), 'keep.txt', 'notes.webp', 'photo.webp'].sort())
})

test('newly stored pictures displace the least recently used ones, which keeps the folder below its limit', async () => {
  for (let number = 1; number <= 9; number += 1) put(nameOf(number), 10 - number)
  const store = open(10_000)
  expect(await store.findOnDisk(nameOf(1))).toEqual(KB.subarray(12))
  expect(Date.now() - statSync(fileOf(nameOf(1))).mtimeMs).toBeLessThan(60_000)
  for (let number = 10; number <= 14; number += 1) {
    await store.keep(nameOf(number), KB.subarray(12))
    await vi.waitFor(() => expect(stored().length).toBeLessThanOrEqual(10), 20_000)
  }
  expect(stored()).toContain(nameOf(1))
  expect(stored()).toContain(nameOf(14))
  expect(stored()).not.toContain(nameOf(2))
})

const SEALED = seal(Buffer.from('a picture'))
test.each([
  ['without bytes, as after a power cut', Buffer.alloc(0)],
  ['that was cut short', SEALED.subarray(0, -3)],
  ['without its beginning', SEALED.subarray(2)],
  ['that was changed', Buffer.from(SEALED).fill(0, 3, 4)],
  ['from before files were sealed', Buffer.from('a picture of another build')],
])('a cached file %s is reported as damaged and can be written again', async (_name, bytes) => {
  put(nameOf(1), 0, bytes)
  const store = open(10_000)
  expect(await store.findOnDisk(nameOf(1))).toBeUndefined()
  expect(String(problems[0])).toContain('is damaged')
  await store.keep(nameOf(1), Buffer.from('a picture'))
  expect(String(await open(10_000).findOnDisk(nameOf(1)))).toBe('a picture')
})
