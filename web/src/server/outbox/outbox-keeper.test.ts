import { randomUUID } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SUBMISSIONS_AT_ONCE } from '@menagerie/contract/submissions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOutboxKeeper } from './outbox-keeper.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keeper-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const toRow = (message: string) => ({
  brand: 'tailwell' as const,
  submission: {
    id: randomUUID(),
    form: 'contact' as const,
    locale: 'en_GB',
    receivedAt: new Date().toISOString(),
    fields: { message },
    isSpam: false,
  },
  contentKey: message,
  sameForMs: 0,
})

test('forms of a removed outbox file are saved as soon as a new file can be opened in its place', () => {
  const file = join(folder, 'outbox.sqlite')
  const keeper = createOutboxKeeper({ file, maxMb: 8, owner: 'one', notice: () => {} })
  expect(keeper.accept([toRow('a'), toRow('b')])).toEqual(['stored', 'stored'])
  for (const part of ['', '-wal', '-shm']) rmSync(file + part)
  mkdirSync(file)
  expect([keeper.look().trouble, keeper.accept([toRow('c')])]).toEqual([expect.any(String), ['full']])
  expect(keeper.look().trouble).toEqual(expect.any(String))
  rmdirSync(file)
  keeper.look()
  const { lanes, lost, damage } = keeper.look()
  expect([lanes[0]?.waiting, lost, damage]).toEqual([2, 0, []])
  expect(keeper.accept([toRow('d')])).toEqual(['stored'])
})

test.each([[['']], [['-wal']], [['', '-wal', '-shm']]])(
  'forms that two outboxes of a process have stored are kept when %j of their file is removed',
  (parts) => {
    const file = join(folder, 'outbox.sqlite')
    const keepers = ['one', 'two'].map((owner) => createOutboxKeeper({ file, maxMb: 8, owner, notice: () => {} }))
    const accept = (word: string) =>
      keepers.map((keeper, at) => expect(keeper.accept([toRow(`${word} ${at}`)])).toEqual(['stored']))
    accept('before')
    for (const part of parts) rmSync(file + part)
    accept('right after')
    for (const keeper of keepers) keeper.look()
    accept('later')
    for (const keeper of keepers)
      expect(keeper.look()).toMatchObject({ lost: 0, damage: [], lanes: [{ waiting: 6 }, {}] })
  },
)

const BATCH = 20

test('a file filled with short forms accepts forms again after deliveries, however many arrive meanwhile', () => {
  const file = join(folder, 'outbox.sqlite')
  let time = Date.now()
  const keeper = createOutboxKeeper({ file, maxMb: 1, owner: 'one', notice: () => {}, now: () => time })
  const fill = () => {
    for (let n = 0; n < 5_000; n += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, at) => ({
        ...toRow('words '.repeat(100)),
        contentKey: `${time} ${n + at}`,
      }))
      if (keeper.accept(rows).includes('full')) return n
    }
    return Number.POSITIVE_INFINITY
  }
  const deliver = (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const ids = keeper
        .file()
        .findOldest('tailwell', time)
        .map(({ id }) => id)
      keeper.file().delivered(ids, 'tailwell', 'one', time)
      keeper.onDelivered()
      time += 100
    }
  }
  const first = fill()
  expect([first > 100, keeper.look().isFull]).toEqual([true, true])
  deliver(Math.ceil((first * 0.6) / SUBMISSIONS_AT_ONCE))
  expect(keeper.accept([toRow(`one more ${'words '.repeat(3_000)}`)])).toEqual(['full'])
  let waiting = Math.floor(first * 0.4)
  for (let round = 0; round < 6; round += 1) {
    expect(keeper.look()).toMatchObject({ isFull: false, lost: 0, damage: [] })
    const more = fill()
    expect(more).toBeGreaterThan(first / 8)
    waiting += more
    deliver(Math.ceil(waiting / SUBMISSIONS_AT_ONCE))
    waiting = 0
  }
})

const FORMS = 200
const toRows = (of: string, words: number) =>
  Array.from({ length: FORMS / 2 }, (_, n) => toRow(`${of} ${n} ${'words '.repeat(words)}`))

/** Overwrites a part of a file, as another program with a wrong file name may. */
function overwrite(file: string, at: number, bytes = 8_192): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(bytes, 0xa5), 0, bytes, at)
  closeSync(handle)
}

const DAMAGES: [name: string, damage: (file: string, before: string) => void][] = [
  ['emptied', (file) => truncateSync(file, 0)],
  ['cut in half', (file) => truncateSync(file, statSync(file).size >> 1)],
  ['cut within a page', (file) => truncateSync(file, statSync(file).size - 100)],
  ['overwritten at its beginning', (file) => overwrite(file, 0)],
  ['overwritten in the middle', (file) => overwrite(file, (statSync(file).size >> 13) * 4_096)],
  ['overwritten at its end', (file) => overwrite(file, statSync(file).size - 8_192)],
  ['replaced by a text file', (file) => writeFileSync(file, 'not a database '.repeat(1_000))],
]
const OLDER: (typeof DAMAGES)[number] = ['replaced by an older copy', (file, before) => copyFileSync(before, file)]

describe.each([
  { where: 'all forms are in the file', words: 100, isTidy: true },
  { where: 'there are more forms than memory keeps', words: 1_500, isTidy: true },
  { where: 'the last forms are only in the log', words: 100, isTidy: false },
])('while the site runs, where $where', ({ words, isTidy }) => {
  test.each(isTidy ? [...DAMAGES, OLDER] : DAMAGES)(
    'a file that is %s is repaired: readable forms are kept, and the others are reported as lost',
    (_name, damage) => {
      const file = join(folder, 'outbox.sqlite')
      const before = join(folder, 'before')
      let time = Date.now()
      const keeper = createOutboxKeeper({ file, maxMb: 16, owner: 'one', notice: () => {}, now: () => time })
      const look = (times: number) => {
        for (let n = 1; n < times; n += 1) {
          keeper.look()
          time += 1_000
        }
        return keeper.look()
      }
      expect(keeper.accept(toRows('early', words))).not.toContain('full')
      look(3)
      copyFileSync(file, before)
      expect(keeper.accept(toRows('late', words))).not.toContain('full')
      if (isTidy) look(3)
      damage(file, before)
      const { lanes, lost, damage: told, trouble } = look(8)
      expect([told.length, trouble]).toEqual([1, undefined])
      expect((lanes[0]?.waiting ?? 0) + lost).toBe(FORMS)
      expect(keeper.accept([toRow('next')])).toEqual(['stored'])
      expect(look(8)).toMatchObject({ lost, damage: told, isFull: false })
      expect(keeper.look().lanes[0]?.waiting).toBe(FORMS - lost + 1)
      expect(readdirSync(folder).filter((name) => /^outbox-damaged-.*sqlite$/.test(name))).toHaveLength(1)
      const later = createOutboxKeeper({ file, maxMb: 16, owner: 'two', notice: () => {}, now: () => time }).look()
      expect(later).toMatchObject({ lost, damage: told, isFull: false })
      expect(later.lanes[0]?.waiting).toBe(FORMS - lost + 1)
    },
  )
})
