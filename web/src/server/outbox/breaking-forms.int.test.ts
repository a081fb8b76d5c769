import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { openOutbox } from './open-outbox.ts'
import { openOutboxFile } from './outbox-file.ts'
import { openStandInStudio } from './testing/stand-in-studio.ts'

const DAY_MS = 86_400_000
const PATIENCE = { timeout: 20_000, interval: 50 }

let folder = ''
let stand: Awaited<ReturnType<typeof openStandInStudio>>
const opened: Outbox[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-breaking-'))
  stand = await openStandInStudio()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
  stand.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileName = () => join(folder, 'outbox.sqlite')
function open(): Outbox {
  const outbox = openOutbox({
    thread: new URL('./thread.ts', import.meta.url),
    data: { file: fileName(), maxMb: 64, target: stand.target },
    log: createLog({ level: 'error', write: () => {} }),
  })
  opened.push(outbox)
  return outbox
}
async function send(outbox: Outbox, message: string): Promise<void> {
  const form = { form: 'contact' as const, brand: 'tailwell' as const, locale: 'en_GB', fields: { message } }
  expect(await outbox.accept({ ...form, isSpam: false }, message, DAY_MS)).toBe('stored')
}
const lane = (outbox: Outbox) => outbox.state().lanes.find(({ brand }) => brand === 'tailwell')
const isCulprit = (told: { submissions: readonly { fields: Record<string, string> }[] }) =>
  told.submissions.some(({ fields }) => fields.message?.startsWith('culprit') === true)

test.each([
  ['crashes the studio', 'dies'],
  ['crashes the studio behind a proxy', 502],
  ['makes the studio hang', undefined],
] as const)(
  'a form that %s each time is postponed and reported, and all others are delivered',
  { timeout: 60_000 },
  async (_, answer) => {
    stand.studio.answer = (told) => (isCulprit(told) ? answer : 200)
    const outbox = open()
    await Promise.all(['a', 'b', 'culprit', 'c'].map((message) => send(outbox, message)))
    await vi.waitFor(() => expect(stand.messages().toSorted()).toEqual(['a', 'b', 'c']), {
      ...PATIENCE,
      timeout: 40_000,
    })
    for (const message of ['d', 'e']) {
      await send(outbox, message)
      await vi.waitFor(() => expect(stand.messages()).toContain(message), PATIENCE)
    }
    await vi.waitFor(() => expect(lane(outbox)).toMatchObject({ waiting: 1, putOff: 1, dead: 0 }), PATIENCE)
  },
)

test('many forms that crash the studio are postponed and cause few further crashes while others are delivered', {
  timeout: 60_000,
}, async () => {
  stand.studio.answer = (told) => (isCulprit(told) ? 'dies' : 200)
  const outbox = open()
  const culprits = Array.from({ length: 8 }, (_, at) => `culprit ${at}`)
  await Promise.all([...culprits, 'first'].map((message) => send(outbox, message)))
  await vi.waitFor(() => expect(stand.messages()).toEqual(['first']), PATIENCE)
  await vi.waitFor(() => expect(lane(outbox)?.putOff).toBe(8), PATIENCE)
  const before = stand.deaths()
  for (let at = 0; at < 30; at += 1) {
    await send(outbox, `visitor ${at}`)
    await sleep(200)
  }
  await vi.waitFor(() => expect(stand.taken).toHaveLength(31), PATIENCE)
  expect(stand.deaths() - before).toBeLessThan(6)
  await vi.waitFor(() => expect(lane(outbox)).toMatchObject({ waiting: 8, putOff: 8, dead: 0 }), PATIENCE)
})

test('a postponed form is delivered once when the studio can accept it', { timeout: 60_000 }, async () => {
  stand.studio.answer = (told) => (isCulprit(told) ? 'dies' : 200)
  const outbox = open()
  await send(outbox, 'culprit')
  await vi.waitFor(() => expect(lane(outbox)?.putOff).toBe(1), PATIENCE)
  stand.studio.answer = () => 200
  await vi.waitFor(() => expect(stand.messages()).toEqual(['culprit']), PATIENCE)
  await vi.waitFor(() => expect(lane(outbox)).toMatchObject({ waiting: 0, putOff: 0 }), PATIENCE)
})

test('no form is postponed while the studio is down, even behind a proxy that answers 502', {
  timeout: 60_000,
}, async () => {
  stand.studio.answer = () => 502
  stand.studio.answersLooks = false
  const outbox = open()
  const messages = Array.from({ length: 120 }, (_, at) => `${at}`)
  await Promise.all(messages.map((message) => send(outbox, message)))
  await sleep(6_000)
  await vi.waitFor(() => expect(lane(outbox)).toMatchObject({ waiting: 120, putOff: 0, dead: 0 }), PATIENCE)
  stand.studio.answersLooks = true
  stand.studio.answer = () => 200
  await vi.waitFor(() => expect(stand.taken).toHaveLength(120), PATIENCE)
})

test('an outbox of the previous version accepts and delivers forms', async () => {
  openOutboxFile(fileName()).close()
  const database = new DatabaseSync(fileName())
  database.exec('ALTER TABLE submission DROP COLUMN strikes')
  database.close()
  const again = open()
  await send(again, 'words')
  await vi.waitFor(() => expect(stand.messages()).toEqual(['words']), PATIENCE)
})
