import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliver } from './deliver.ts'
import { openJournal } from './journal.ts'
import { openCheckedFile } from './open-checked-file.ts'
import { isOutOfRoom } from './out-of-room.ts'
import { type OutboxFile, openOutboxFile } from './outbox-file.ts'
import { openStandInStudio } from './testing/stand-in-studio.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock(import('node:fs'), async (load) => {
  const fs = await load()
  return {
    ...fs,
    copyFileSync: (...given: Parameters<typeof fs.copyFileSync>) => {
      if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      fs.copyFileSync(...given)
    },
  }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
})
afterEach(() => {
  disk.isFull = false
  rmSync(folder, { recursive: true, force: true })
})

const toSubmission = () => ({
  id: randomUUID(),
  form: 'contact' as const,
  locale: 'en_GB',
  receivedAt: new Date().toISOString(),
  fields: { message: 'words' },
  isSpam: false,
})

/** Leaves the files of a killed process: the stored forms are still in the log. */
function leaveLog(to: string): void {
  const written = openOutboxFile(join(folder, 'written.sqlite'))
  written.accept([{ brand: 'tailwell', submission: toSubmission(), contentKey: 'words', sameForMs: 0 }])
  for (const part of ['', '-wal']) cpSync(join(folder, `written.sqlite${part}`), to + part)
  written.close()
}

test('forms in the log of a killed process are found on a disk without room for a copy of the log', () => {
  const file = join(folder, 'outbox.sqlite')
  leaveLog(file)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  disk.isFull = true
  const opened = openCheckedFile(file, { maxMb: 64, journal: openJournal(file, 'one') })
  expect(opened.findOldest('tailwell', Date.now())).toHaveLength(1)
  opened.close()
})

test.each([
  ['SQLite’s', { errcode: 13 }, true],
  ['the disk’s', { code: 'ENOSPC' }, true],
  ['the disk quota’s', { code: 'EDQUOT' }, true],
  ['another', { code: 'EACCES' }, false],
])('%s error code is classified as a full disk, or not', (_whose, fields, isGiven) => {
  expect(isOutOfRoom(Object.assign(new Error('no'), fields))).toBe(isGiven)
})

test('delivery continues when delivered forms cannot be deleted on a full disk', async () => {
  const end = new AbortController()
  const failures: unknown[] = []
  let rounds = 0
  const file = (): Pick<OutboxFile, 'findOldest' | 'findSuspects' | 'forgetDelivered'> => ({
    findOldest: () => [],
    findSuspects: () => [],
    forgetDelivered: () => {
      rounds += 1
      if (rounds > 2) end.abort()
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    },
  })
  await deliver({
    file: file as () => OutboxFile,
    brand: 'tailwell',
    target: { url: 'http://127.0.0.1:1', token: '' },
    owner: 'one',
    epoch: () => undefined,
    notice: () => {},
    signal: end.signal,
    onFailure: (error) => void failures.push(error),
    onDelivered: () => {},
  })
  expect([rounds, failures.length]).toEqual([3, 3])
})

test('on a full disk room is requested when a form must be marked, and not while the studio is away', async () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const stand = await openStandInStudio()
  const [end, marked, failures] = [new AbortController(), [] as string[], [] as unknown[]]
  stand.studio.answer = () => 503
  const opened = openOutboxFile(join(folder, 'outbox.sqlite'))
  const submission = toSubmission()
  opened.accept([{ brand: 'tailwell', submission, contentKey: 'words', sameForMs: 0 }])
  const whenRoom = <Given extends unknown[], Result>(work: (...given: Given) => Result) => {
    return (...given: Given): Result => {
      if (failures.length === 0) throw full
      return work(...given)
    }
  }
  const { lease, delivered, giveBackLease } = opened
  const file: OutboxFile = {
    ...opened,
    lease: whenRoom(lease),
    giveBackLease: whenRoom(giveBackLease),
    delivered: whenRoom((ids, ...more) => {
      marked.push(...ids)
      delivered(ids, ...more)
    }),
  }
  const delivering = deliver({
    file: () => file,
    brand: 'tailwell',
    target: stand.target,
    owner: 'one',
    epoch: () => undefined,
    notice: () => {},
    signal: end.signal,
    onFailure: (error) => void failures.push(error),
    onDelivered: () => {},
  })
  await wait(700)
  expect(failures).toEqual([])
  stand.studio.answer = () => 200
  await vi.waitFor(() => expect(marked).toEqual([submission.id]), 5_000)
  expect([failures, stand.messages()]).toEqual([[full], ['words']])
  end.abort()
  await delivering
  opened.close()
  stand.close()
})
