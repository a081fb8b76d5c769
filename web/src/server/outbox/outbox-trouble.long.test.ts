import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProcess } from '../../../../scripts/end-process.ts'
import { createLog } from '../../platform/log.ts'
import type { Outbox } from '../../platform/outbox.ts'
import { openOutbox } from './open-outbox.ts'
import { openStandInStudio } from './testing/stand-in-studio.ts'

const DAY_MS = 86_400_000
const PATIENCE = { timeout: 10_000, interval: 50 }

let folder = ''
let stand: Awaited<ReturnType<typeof openStandInStudio>>
const opened: Outbox[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-trouble-'))
  stand = await openStandInStudio()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
  stand.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileName = () => join(folder, 'outbox.sqlite')
function open(options: { maxMb?: number; isAlone?: boolean; epochOf?: () => string | undefined } = {}): Outbox {
  const { maxMb = 64, isAlone = false, epochOf } = options
  const outbox = openOutbox({
    thread: new URL('./thread.ts', import.meta.url),
    data: { file: fileName(), maxMb, target: isAlone ? undefined : stand.target },
    log: createLog({ level: 'error', write: () => {} }),
    ...(epochOf && { epochOf }),
  })
  opened.push(outbox)
  return outbox
}
const form = (message: string, brand: BrandKey = 'tailwell') => ({
  form: 'contact' as const,
  brand,
  locale: brand === 'tailwell' ? 'en_GB' : 'nl_NL',
  fields: { message },
  isSpam: false,
})
const send = (outbox: Outbox, message: string, brand?: BrandKey) => outbox.accept(form(message, brand), message, DAY_MS)
const laneOf = (outbox: Outbox, brand: BrandKey) => outbox.state().lanes.find((lane) => lane.brand === brand)
const isCulprit = (told: { submissions: readonly { fields: Record<string, string> }[] }) =>
  told.submissions.some(({ fields }) => fields.message === 'culprit')

test.each([500, 422, 403])(
  'a form that the studio answers with %i is postponed, and all others are delivered',
  async (status) => {
    stand.studio.answer = (told) => (isCulprit(told) ? status : 503)
    const outbox = open()
    for (const message of ['a', 'b', 'culprit', 'c']) expect(await send(outbox, message)).toBe('stored')
    stand.studio.answer = (told) => (isCulprit(told) ? status : 200)
    await vi.waitFor(() => expect(stand.messages()).toEqual(['a', 'b', 'c']), PATIENCE)
    await send(outbox, 'd')
    await vi.waitFor(() => expect(stand.messages()).toContain('d'), PATIENCE)
    await vi.waitFor(
      () => expect(laneOf(outbox, 'tailwell')).toMatchObject({ waiting: 1, putOff: 1, dead: 0 }),
      PATIENCE,
    )
    expect(laneOf(outbox, 'tailwell')?.oldestAt).toBeGreaterThan(Date.now() - 60_000)
  },
)

test('a token that is valid only for other calls keeps all forms waiting and postpones none', async () => {
  stand.studio.answer = () => 403
  stand.studio.message = 'This token is not for submissions calls'
  const outbox = open()
  for (const message of ['a', 'b']) await send(outbox, message)
  await sleep(1_500)
  expect(laneOf(outbox, 'tailwell')).toMatchObject({ waiting: 2, putOff: 0 })
  stand.studio.answer = () => 200
  await vi.waitFor(() => expect(stand.messages()).toEqual(['a', 'b']), PATIENCE)
})

test('a studio that fails on every call postpones forms no longer than the failure lasts', async () => {
  stand.studio.answer = () => 500
  const outbox = open()
  const messages = Array.from({ length: 8 }, (_, at) => `${at}`)
  for (const message of messages) await send(outbox, message)
  await vi.waitFor(() => expect(laneOf(outbox, 'tailwell')?.putOff).toBe(8), PATIENCE)
  stand.studio.answer = () => 200
  await vi.waitFor(() => expect(stand.messages().toSorted()).toEqual(messages), PATIENCE)
})

test.each([
  ['does not answer for', undefined],
  ['fails for', 500],
  ['is unavailable for', 503],
])('a brand that the studio %s does not hold up the other brand', async (_, status) => {
  stand.studio.answer = ({ brand }) => (brand === 'tailwell' ? status : 200)
  const outbox = open()
  for (let at = 0; at < 60; at += 1) await send(outbox, `of the first ${at}`)
  for (const message of ['x', 'y']) await send(outbox, message, 'aldergrove')
  await vi.waitFor(() => expect(stand.messages()).toEqual(['x', 'y']), { ...PATIENCE, timeout: 3_000 })
})

test('an outbox with room only for short forms is reported as full all the time', async () => {
  stand.studio.answer = () => 503
  const outbox = open({ maxMb: 0.4 })
  for (let at = 0; (await send(outbox, `${at} ${'ж'.repeat(9_000)}`)) === 'stored'; at += 1);
  await vi.waitFor(() => expect(outbox.state().isFull).toBe(true), PATIENCE)
  const seen = new Set<boolean>()
  for (let look = 0; look < 12; look += 1) {
    await send(outbox, `short ${look}`)
    await sleep(250)
    seen.add(outbox.state().isFull)
  }
  expect([...seen]).toEqual([true])
})

test('forms wait until the published state of the site is known, and go only to a studio with the same state', async () => {
  const site: { epoch?: string } = {}
  const outbox = open({ epochOf: () => site.epoch })
  stand.studio.answer = ({ epoch }) => (epoch === 'true' ? 200 : 409)
  await send(outbox, 'words')
  site.epoch = 'other'
  await vi.waitFor(() => expect(laneOf(outbox, 'tailwell')?.waiting).toBe(1), PATIENCE)
  expect(stand.messages()).toEqual([])
  site.epoch = 'true'
  await vi.waitFor(() => expect(stand.messages()).toEqual(['words']), PATIENCE)
})

test('a full outbox is reported, empties when the studio is back, and accepts forms again', async () => {
  stand.studio.answer = () => 503
  const outbox = open({ maxMb: 0.2 })
  let stored = 0
  while ((await send(outbox, `${stored} ${'x'.repeat(4_000)}`)) === 'stored') stored += 1
  await vi.waitFor(() => expect(outbox.state().isFull).toBe(true), PATIENCE)
  stand.studio.answer = () => 200
  await vi.waitFor(() => expect(stand.taken).toHaveLength(stored), PATIENCE)
  await vi.waitFor(() => expect(outbox.state().isFull).toBe(false), PATIENCE)
  expect(await send(outbox, 'one more')).toBe('stored')
})

/** Starts a process that stores `count` forms, says so, and maintains the file until it is killed. */
const startStoring = (count: number) =>
  spawn(process.execPath, [fileURLToPath(new URL('./testing/store-some.ts', import.meta.url))], {
    env: { ...process.env, OUTBOX_FILE: fileName(), COUNT: String(count) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Stores `count` forms in a process that is killed with -9. */
async function storeAndKill(count: number, quietMs: number): Promise<number> {
  const child = startStoring(count)
  await once(child.stdout, 'data')
  await sleep(quietMs)
  await endProcess(child)
  return count
}
const countLeft = async (outbox: Outbox) => {
  await vi.waitFor(() => expect(outbox.state().lanes).not.toEqual([]), PATIENCE)
  return laneOf(outbox, 'tailwell')?.waiting ?? 0
}

test.each([
  ['cut short', (log: string) => truncateSync(log, 60_000)],
  ['removed', (log: string) => rmSync(log)],
])(
  'forms lost with a log that is %s after a kill are counted and reported, also at the next start',
  async (_, damage) => {
    const stored = await storeAndKill(20, 0)
    damage(`${fileName()}-wal`)
    const outbox = open({ isAlone: true })
    const left = await countLeft(outbox)
    expect(left).toBeLessThan(stored)
    expect([outbox.state().lost, outbox.state().damage]).toEqual([stored - left, [expect.stringContaining('missing')]])
    expect(await send(outbox, 'the next')).toBe('stored')
    await outbox.close()
    const again = open({ isAlone: true })
    expect(await countLeft(again)).toBe(left + 1)
    expect([again.state().lost, again.state().damage.length]).toEqual([stored - left, 1])
  },
)

test('after a short quiet time the log is not needed to restore the forms', async () => {
  const stored = await storeAndKill(20, 2_500)
  rmSync(`${fileName()}-wal`)
  const outbox = open({ isAlone: true })
  expect([await countLeft(outbox), outbox.state().lost, outbox.state().damage]).toEqual([stored, 0, []])
})

test.each([
  ['the file with its log', ['', '-wal', '-shm']],
  ['only the log', ['-wal']],
  ['only the file', ['']],
])('no form is lost when %s is removed while the outbox runs', async (_, parts) => {
  const outbox = open({ isAlone: true })
  for (let at = 0; at < 20; at += 1) await send(outbox, `${at}`)
  for (const part of parts) rmSync(fileName() + part)
  await send(outbox, 'right after')
  await sleep(2_200)
  await send(outbox, 'later')
  await outbox.close()
  const again = open()
  await vi.waitFor(() => expect(stand.taken).toHaveLength(22), PATIENCE)
  expect([again.state().lost, again.state().damage]).toEqual([0, []])
})

test.each([
  ['only the file', ['']],
  ['the file with its log', ['', '-wal', '-shm']],
])('no form is lost when %s is removed while two processes run', async (_, parts) => {
  const other = startStoring(20)
  await once(other.stdout, 'data')
  const outbox = open({ isAlone: true })
  for (let at = 0; at < 20; at += 1) await send(outbox, `${at}`)
  for (const part of parts) rmSync(fileName() + part)
  await send(outbox, 'right after')
  await sleep(2_200)
  expect(await send(outbox, 'later')).toBe('stored')
  await vi.waitFor(() => expect(laneOf(outbox, 'tailwell')?.waiting).toBe(42), PATIENCE)
  expect([outbox.state().lost, outbox.state().damage]).toEqual([0, []])
  await endProcess(other)
})

test.each([
  ['its beginning', 0],
  ['its middle', 0.5],
])('a file that is overwritten at %s is kept and reported, and a new file accepts forms', async (_, where) => {
  await storeAndKill(200, 2_500)
  const bytes = readFileSync(fileName())
  bytes.fill(0x5a, Math.floor(bytes.length * where), Math.floor(bytes.length * where) + 8_192)
  writeFileSync(fileName(), bytes)
  const outbox = open({ isAlone: true })
  const left = await countLeft(outbox)
  const { lost, damage } = outbox.state()
  expect([damage.length, left + lost]).toEqual([1, 200])
  expect(readdirSync(folder).some((name) => /^outbox-damaged-.*\.sqlite$/.test(name))).toBe(true)
  expect(await send(outbox, 'the next')).toBe('stored')
})
