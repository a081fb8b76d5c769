import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readErasures, toErasureHash } from '@menagerie/contract/erasure-hash'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyOutbox, takeOutboxCopy } from './copy-outbox.ts'
import { eraseWaiting } from './erase-waiting.ts'
import { openOutboxFile } from './outbox-file.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-copy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function fill(name: string, emails: readonly string[]) {
  const outbox = openOutboxFile(join(folder, name))
  const rows = emails.map((email) => ({
    id: randomUUID(),
    form: 'contact' as const,
    brand: 'tailwell' as const,
    locale: 'en_GB',
    fields: { email },
    isSpam: false,
    receivedAt: new Date(NOW).toISOString(),
  }))
  outbox.accept(rows.map((submission) => ({ brand: 'tailwell', submission, contentKey: submission.id, sameForMs: 1 })))
  return { outbox, file: join(folder, name), ids: rows.map(({ id }) => id) }
}

const waitingIn = (file: string) => {
  const outbox = openOutboxFile(file)
  const rows = outbox.listRows().filter(({ delivered_at }) => delivered_at === null)
  outbox.close()
  return rows.map(({ body }) => JSON.parse(String(body)).fields.email)
}

test('a copy of an open outbox holds the waiting forms and restores them into an empty outbox', () => {
  const { file, outbox } = fill('outbox.sqlite', ['a@shop.example', 'b@shop.example'])
  const copy = join(folder, 'copy.sqlite')
  expect(copyOutbox(file, copy)).toBe(2)
  outbox.close()
  const fresh = join(folder, 'new', 'outbox.sqlite')
  expect(takeOutboxCopy(fresh, copy, new Map())).toBe(2)
  expect(waitingIn(fresh)).toEqual(['a@shop.example', 'b@shop.example'])
  expect(takeOutboxCopy(fresh, copy, new Map())).toBe(0)
})

test('restoring a copy brings back delivered forms once and keeps newer ones, but no form of an erased person', () => {
  const { file, outbox, ids } = fill('outbox.sqlite', ['a@shop.example', 'b@shop.example', 'gone@shop.example'])
  const copy = join(folder, 'copy.sqlite')
  copyOutbox(file, copy)
  outbox.lease('tailwell', 'site', NOW, NOW + 60_000)
  outbox.delivered(ids.slice(0, 1), 'tailwell', 'site', NOW)
  outbox.close()
  expect(eraseWaiting(file, 'gone@shop.example').erased).toBe(1)
  expect(waitingIn(file)).toEqual(['b@shop.example'])
  fill('outbox.sqlite', ['later@shop.example']).outbox.close()
  const lines = (time: number) => [`${toErasureHash('GONE@shop.example').toString('hex')} ${time}`]
  expect(takeOutboxCopy(file, copy, readErasures(lines(NOW + 1)))).toBe(1)
  expect(waitingIn(file)).toEqual(['a@shop.example', 'b@shop.example', 'later@shop.example'])
})

test('a form that an erased person sent after the erasure is restored', () => {
  const { file, outbox } = fill('outbox.sqlite', ['back@shop.example'])
  const copy = join(folder, 'copy.sqlite')
  copyOutbox(file, copy)
  outbox.close()
  const hash = toErasureHash('back@shop.example').toString('hex')
  const taken = (line: string) => takeOutboxCopy(join(folder, `${randomUUID()}.sqlite`), copy, readErasures([line, '']))
  expect([taken(`${hash} ${NOW - 1}`), taken(`${hash} ${NOW + 1}`), taken(hash)]).toEqual([1, 0, 0])
})

test('without an outbox there is nothing to copy', () => {
  expect(copyOutbox(join(folder, 'none.sqlite'), join(folder, 'copy.sqlite'))).toBeUndefined()
})

test('a file that is no copy of an outbox is refused with an explanation, and a copy never replaces a file', () => {
  const { file, outbox } = fill('outbox.sqlite', ['a@shop.example'])
  const [text, taken] = [join(folder, 'text.sqlite'), join(folder, 'taken.sqlite')]
  for (const each of [text, taken]) writeFileSync(each, 'no database, though it is called one')
  for (const each of [text, join(folder, 'none.sqlite')])
    expect(() => takeOutboxCopy(file, each, new Map())).toThrow(`${each} is no copy of an outbox that can be read`)
  expect(() => copyOutbox(file, taken)).toThrow(`${taken} is there already: name a new file`)
  outbox.close()
  expect(waitingIn(file)).toEqual(['a@shop.example'])
})

test('a form that a disk has changed in a copy does not keep the other forms from being restored', () => {
  const { file, outbox, ids } = fill('outbox.sqlite', ['a@shop.example', 'b@shop.example', 'gone@shop.example'])
  const copy = join(folder, 'copy.sqlite')
  copyOutbox(file, copy)
  outbox.close()
  const broken = new DatabaseSync(copy)
  broken.prepare(`UPDATE submission SET body = substr(body, 5) WHERE id = ?`).run(ids[0] ?? '')
  broken.close()
  const fresh = join(folder, 'fresh.sqlite')
  const erasures = readErasures([toErasureHash('gone@shop.example').toString('hex')])
  expect(takeOutboxCopy(fresh, copy, erasures)).toBe(2)
  const taken = openOutboxFile(fresh)
  expect(taken.setDamagedAside(NOW)).toBe(1)
  taken.close()
  expect(waitingIn(fresh)).toEqual(['b@shop.example'])
})

test('an outbox that cannot be reached is refused, and does not count as none', () => {
  const file = join(folder, 'outbox.sqlite')
  symlinkSync(file, file)
  expect(() => copyOutbox(file, join(folder, 'copy.sqlite'))).toThrow('ELOOP')
})
