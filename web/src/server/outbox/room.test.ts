import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRoom } from './room.ts'

const MB = 2 ** 20

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'room-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const fileName = () => join(folder, 'outbox.sqlite-room')

test('reserved room counts only when complete, can be released once and can be reserved again', () => {
  const room = keepRoom(fileName(), 2)
  expect([room.isKept(), room.take(), room.isKept(), statSync(fileName()).size]).toEqual([false, true, true, 2 * MB])
  expect([room.give(), room.give(), room.isKept(), existsSync(fileName())]).toEqual([true, false, false, false])
  expect([room.take(), room.isKept()]).toEqual([true, true])
})

test.each([0, 1, 2 * MB - 1])(
  '%i bytes left by a failing disk do not count as reserved room and are filled up',
  (bytes) => {
    const room = keepRoom(fileName(), 2)
    writeFileSync(fileName(), '')
    truncateSync(fileName(), bytes)
    expect(room.isKept()).toBe(false)
    expect([room.take(), room.isKept(), statSync(fileName()).size]).toEqual([true, true, 2 * MB])
  },
)

test('a part file that another process fills is kept, and an abandoned one is deleted', () => {
  const [growing, left] = [`${fileName()}-part-growing`, `${fileName()}-part-left`]
  for (const part of [growing, left]) writeFileSync(part, 'part')
  utimesSync(left, new Date(), new Date(Date.now() - 120_000))
  expect(keepRoom(fileName(), 2).take()).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(['outbox.sqlite-room', 'outbox.sqlite-room-part-growing'])
})

test('room that the disk does not release any more is not given, and nothing is thrown', () => {
  mkdirSync(fileName())
  expect(keepRoom(fileName(), 2).give()).toBe(false)
})
