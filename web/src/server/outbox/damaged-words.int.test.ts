import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@menagerie/contract/submissions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { flipInFile } from '../../platform/testing/flip-in-file.ts'
import { copyOutbox, takeOutboxCopy } from './copy-outbox.ts'
import { openOutbox } from './open-outbox.ts'
import { openOutboxFile } from './outbox-file.ts'
import { openStandInStudio } from './testing/stand-in-studio.ts'

const WORDS = ['Please call me on 030 901820', 'My dog is Xaver', 'Where is a shop', 'A question']
let folder = ''
let studio: Awaited<ReturnType<typeof openStandInStudio>>
const opened: Outbox[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-words-'))
  studio = await openStandInStudio()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
  studio.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileName = (name = 'outbox.sqlite') => join(folder, name)
const toSubmission = (message: string): Submission => ({
  id: randomUUID(),
  form: 'contact',
  locale: 'en_GB',
  receivedAt: new Date().toISOString(),
  fields: { email: 'kim@shop.example', message },
  isSpam: false,
})

/** Stores waiting forms in a closed file; returns their ids. */
function fill(words: readonly string[] = WORDS): string[] {
  const submissions = words.map(toSubmission)
  const file = openOutboxFile(fileName())
  file.accept(
    submissions.map((submission) => ({ brand: 'tailwell', submission, contentKey: submission.id, sameForMs: 1 })),
  )
  file.tidy()
  file.close()
  return submissions.map(({ id }) => id)
}

function start() {
  const lines: string[] = []
  const log = createLog({ level: 'error', write: (line) => void lines.push(line) })
  const thread = new URL('./thread.ts', import.meta.url)
  const data = { file: fileName(), maxMb: 64, target: studio.target }
  const outbox = openOutbox({ thread, data, log })
  opened.push(outbox)
  return { outbox, lines }
}
const taken = () => studio.messages()
const keptFiles = () => readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

test('a form whose text has changed on disk is set aside and reported, and only the others are delivered', async () => {
  fill()
  expect(flipInFile(fileName(), '901820')).toBe(1)
  const { outbox, lines } = start()
  await vi.waitFor(() => expect(taken()).toEqual(WORDS.slice(1)), 20_000)
  await vi.waitFor(() => expect(outbox.state()).toMatchObject({ lost: 1, lanes: [{ waiting: 0 }, {}] }), 20_000)
  expect(outbox.state().damage).toEqual([expect.stringContaining('other words than were stored')])
  expect(lines.join()).toContain('other words than were stored')
  expect(lines.join()).not.toContain('Please call')
  const [kept = ''] = keptFiles()
  expect(readFileSync(fileName(kept), 'utf8')).toContain('Please call me on 030 801820')
  expect(statSync(fileName(kept)).mode & 0o077).toBe(0)
  // The visitor may send it again, and `/readyz` reports it until an operator has looked.
  expect(taken()).not.toContain(WORDS[0])
})

test.each([
  ['its brand', (id: string) => `UPDATE submission SET brand = 'tailwelm' WHERE id = '${id}'`],
  ['its id', (id: string) => `UPDATE submission SET id = '${randomUUID()}' WHERE id = '${id}'`],
  [
    'a word that is not valid UTF-8',
    (id: string) => `UPDATE submission SET body = replace(body, 'Xaver', CAST(x'ff' AS TEXT)) WHERE id = '${id}'`,
  ],
  ['its end', (id: string) => `UPDATE submission SET body = substr(body, 1, 40) WHERE id = '${id}'`],
])('a form that is damaged in %s is set aside, and only the others are delivered', async (_, toDamage) => {
  const ids = fill()
  const database = new DatabaseSync(fileName())
  database.exec(toDamage(ids[1] ?? ''))
  database.close()
  const { outbox } = start()
  await vi.waitFor(() => expect(outbox.state()).toMatchObject({ lost: 1, lanes: [{ waiting: 0 }, {}] }), 20_000)
  expect([taken(), keptFiles()]).toEqual([WORDS.filter((_word, at) => at !== 1), [expect.any(String)]])
})

test('many damaged forms are set aside at once, in one record', async () => {
  const words = Array.from({ length: 130 }, (_, at) => (at % 2 ? `Damaged ${at}` : `Whole ${at}`))
  fill(words)
  expect(flipInFile(fileName(), 'Damaged ')).toBe(65)
  const { outbox } = start()
  await vi.waitFor(() => expect(outbox.state()).toMatchObject({ lost: 65, lanes: [{ waiting: 0 }, {}] }), 20_000)
  expect([taken(), outbox.state().damage.length]).toEqual([words.filter((word) => word.startsWith('Whole')), 1])
})

test('an outbox of an older version, whose forms have no checksum, is delivered', async () => {
  fill()
  const database = new DatabaseSync(fileName())
  database.exec('ALTER TABLE submission DROP COLUMN body_crc')
  database.close()
  const { outbox } = start()
  await vi.waitFor(() => expect(taken()).toEqual(WORDS), 20_000)
  expect(outbox.state()).toMatchObject({ lost: 0, damage: [] })
})

test('restoring a copy detects a damaged form in it, and delivers an intact form from a backup', async () => {
  fill()
  copyOutbox(fileName(), fileName('backup.sqlite'))
  flipInFile(fileName(), '901820')
  const { outbox } = start()
  await vi.waitFor(() => expect(outbox.state()).toMatchObject({ lost: 1, lanes: [{ waiting: 0 }, {}] }), 20_000)
  takeOutboxCopy(fileName(), fileName('backup.sqlite'), new Map())
  await vi.waitFor(() => expect(taken()).toHaveLength(WORDS.length), 20_000)
  expect(taken()).toContain(WORDS[0])
  // A form is marked as delivered after the answer; until then a copy does not reopen it.
  await vi.waitFor(() => expect(countWaiting()).toBe(0), 20_000)
  flipInFile(fileName('backup.sqlite'), '901820')
  takeOutboxCopy(fileName(), fileName('backup.sqlite'), new Map())
  await vi.waitFor(() => expect(outbox.state()).toMatchObject({ lost: 2, lanes: [{ waiting: 0 }, {}] }), 20_000)
})

function countWaiting(): number {
  const database = new DatabaseSync(fileName(), { readOnly: true })
  const { waiting } =
    database.prepare('SELECT count(*) AS waiting FROM submission WHERE delivered_at IS NULL').get() ?? {}
  database.close()
  return Number(waiting)
}
