import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NEVER } from './delivery-marks.ts'
import { eraseWaiting, exportWaiting } from './erase-waiting.ts'
import { openOutboxFile } from './outbox-file.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-erase-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function fill(...fields: Record<string, string>[]) {
  const file = join(folder, 'outbox.sqlite')
  const outbox = openOutboxFile(file)
  const rows = fields.map((each) => ({
    id: randomUUID(),
    form: 'contact' as const,
    brand: 'tailwell' as const,
    locale: 'en_GB',
    fields: each,
    isSpam: false,
    receivedAt: new Date(NOW).toISOString(),
  }))
  outbox.accept(rows.map((submission) => ({ brand: 'tailwell', submission, contentKey: submission.id, sameForMs: 1 })))
  return { file, outbox, ids: rows.map(({ id }) => id) }
}

test('erasing a person removes waiting and dead forms, however the email address was written', () => {
  const { file, outbox, ids } = fill(
    { email: 'Kim@Shop.example', message: 'waits' },
    { email: 'kim@shop.example', message: 'dead' },
    { email: 'kim@müller.example', message: 'of another' },
    { message: 'without an address' },
  )
  outbox.postpone(ids[1] ?? '', NEVER)
  expect(eraseWaiting(file, 'KIM@shop.example', NOW)).toEqual({ erased: 2, unread: 0 })
  expect(outbox.lanes(NOW)[0]).toMatchObject({ waiting: 2, dead: 0 })
  expect(eraseWaiting(file, 'kim@xn--mller-kva.example', NOW)).toEqual({ erased: 1, unread: 0 })
  expect(eraseWaiting(file, 'kim@shop.example', NOW)).toEqual({ erased: 0, unread: 0 })
  expect(outbox.numbers()).toEqual({ last: 4, firstWaiting: 4 })
  outbox.close()
})

test('the export of a person contains the forms as they were sent, and no form of another person', () => {
  const { file, outbox, ids } = fill(
    { email: 'Kim@Shop.example', message: 'waits' },
    { email: 'jokim@shop.example', message: 'of another' },
    { email: 'kim@shop.example', message: 'dead' },
  )
  outbox.postpone(ids[2] ?? '', NEVER)
  expect(exportWaiting(file, 'kim@shop.example').forms).toMatchObject([
    { form: 'contact', fields: { message: 'waits' } },
    { form: 'contact', fields: { message: 'dead' } },
  ])
  outbox.close()
  expect(exportWaiting(join(folder, 'none.sqlite'), 'kim@shop.example')).toEqual({ forms: [], unread: 0 })
})

test('no text of an erased form is left in the outbox file or beside it', () => {
  const { file, outbox } = fill({ email: 'kim@shop.example', message: 'nobody-else-says-this' })
  expect(eraseWaiting(file, 'kim@shop.example', NOW)).toEqual({ erased: 1, unread: 0 })
  outbox.close()
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'))
  expect(bytes.join('')).not.toMatch(/nobody-else|kim@/)
})

test('erasing on a site without an outbox erases nothing and creates no file', () => {
  expect(eraseWaiting(join(folder, 'none.sqlite'), 'kim@shop.example')).toEqual({ erased: 0, unread: 0 })
  expect(readdirSync(folder)).toEqual([])
})

test('unreadable forms are counted and do not stop the export or the erasure of the others', () => {
  const { file, outbox, ids } = fill(
    { email: 'kim@shop.example', message: 'cut off' },
    { email: 'kit@shop.example', message: 'whose address is another now' },
    { email: 'kim@shop.example', message: 'with another word' },
    { email: 'kim@shop.example', message: 'whole' },
  )
  outbox.close()
  const database = new DatabaseSync(file)
  const change = (at: number, body: string) =>
    database.prepare(`UPDATE submission SET body = ${body} WHERE id = ?`).run(ids[at] ?? '')
  change(0, 'substr(body, 1, 20)')
  change(1, `replace(body, 'kit@', 'kiu@')`)
  change(2, `replace(body, 'another word', 'anothes word')`)
  database.close()
  const told = exportWaiting(file, 'kim@shop.example')
  expect(told.forms).toMatchObject([{ fields: { message: 'with anothes word' } }, { fields: { message: 'whole' } }])
  expect(told.unread).toBe(2)
  expect(eraseWaiting(file, 'kim@shop.example', NOW)).toEqual({ erased: 2, unread: 2 })
  expect(eraseWaiting(file, 'kim@shop.example', NOW)).toEqual({ erased: 0, unread: 2 })
})
