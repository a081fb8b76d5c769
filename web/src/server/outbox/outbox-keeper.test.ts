import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('what a removed file held is saved as soon as another can be opened in its place, however long that takes', () => {
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
