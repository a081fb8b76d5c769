import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('forms of a person go, whether they wait, are put off or dead, in whichever form the address was typed', () => {
  const { file, outbox, ids } = fill(
    { email: 'Kim@Shop.example', message: 'waits' },
    { email: 'kim@shop.example', message: 'dead' },
    { email: 'kim@müller.example', message: 'of another' },
    { message: 'without an address' },
  )
  outbox.postpone(ids[1] ?? '', NEVER)
  expect(eraseWaiting(file, 'KIM@shop.example', NOW)).toBe(2)
  expect(outbox.lanes(NOW)[0]).toMatchObject({ waiting: 2, dead: 0 })
  expect(eraseWaiting(file, 'kim@xn--mller-kva.example', NOW)).toBe(1)
  expect(eraseWaiting(file, 'kim@shop.example', NOW)).toBe(0)
  expect(outbox.numbers()).toEqual({ last: 4, firstWaiting: 4 })
  outbox.close()
})

test('forms of a person are told as they were sent, and of no other', () => {
  const { file, outbox, ids } = fill(
    { email: 'Kim@Shop.example', message: 'waits' },
    { email: 'jokim@shop.example', message: 'of another' },
    { email: 'kim@shop.example', message: 'dead' },
  )
  outbox.postpone(ids[2] ?? '', NEVER)
  expect(exportWaiting(file, 'kim@shop.example')).toMatchObject([
    { form: 'contact', fields: { message: 'waits' } },
    { form: 'contact', fields: { message: 'dead' } },
  ])
  outbox.close()
  expect(exportWaiting(join(folder, 'none.sqlite'), 'kim@shop.example')).toEqual([])
})

test('not a word of them is left in the file, or beside it', () => {
  const { file, outbox } = fill({ email: 'kim@shop.example', message: 'nobody-else-says-this' })
  expect(eraseWaiting(file, 'kim@shop.example', NOW)).toBe(1)
  outbox.close()
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'))
  expect(bytes.join('')).not.toMatch(/nobody-else|kim@/)
})

test('a site without an outbox has nothing to take out', () => {
  expect(eraseWaiting(join(folder, 'none.sqlite'), 'kim@shop.example')).toBe(0)
  expect(readdirSync(folder)).toEqual([])
})
