import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { createLog } from '../../../web/src/platform/log.ts'
import type { Outbox } from '../../../web/src/platform/outbox.ts'
import { openOutbox } from '../../../web/src/server/outbox/open-outbox.ts'
import { openStandInStudio } from '../../../web/src/server/outbox/testing/stand-in-studio.ts'
import { startWriter } from './start-writer.ts'
import { toNewsletterEmail, toQuestion } from './writer-order.ts'

const KB = 1024
const PATIENCE_MS = 30_000
const LOOK_MS = 100
const STILL_MS = 1_500
const DAY_MS = 86_400_000

/** `leftKb`: free space on the disk while forms come. `isRemoved`: the outbox file is removed while the disk is full. */
export type DiskRound = { leftKb: number; isRemoved: boolean; first: 'studio' | 'room' }
type Ended = { stored: number; arrived: number; faults: string[] }

/** Stores forms until the disk is full, kills the process (-9), starts a new one on the full disk, then brings back the studio or free space. */
export async function runDiskRound({ leftKb, isRemoved, first }: DiskRound, disk: string): Promise<Ended> {
  const faults: string[] = []
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault)
  const stand = await openStandInStudio()
  stand.studio.answer = () => 503
  const file = join(disk, 'outbox.sqlite')
  const accepted = await storeUntilFull(file, stand.target, disk, leftKb)
  fillDisk(disk, 0)
  const log = createLog({ level: 'error', write: () => {} })
  const thread = new URL('../../../web/src/server/outbox/thread.ts', import.meta.url)
  const outbox = openOutbox({ thread, data: { file, maxMb: 64, target: stand.target }, log })
  try {
    check(await waitFor(() => outbox.state().isFull), 'the full disk is not told')
    const isOpen = await waitFor(() => outbox.state().lanes.length > 0)
    check(isOpen, 'it was not opened on the full disk')
    if (isRemoved && isOpen) {
      for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
    }
    const freeDisk = async () => {
      rmSync(join(disk, 'ballast'))
      check(await waitFor(() => isWell(outbox)), 'it is not well again with room')
    }
    const returnStudio = async () => {
      stand.studio.answer = () => 200
      check(await waitFor(() => findMissing(accepted, sentBy(stand)).length === 0), 'forms did not all arrive')
    }
    for (const back of first === 'studio' ? [returnStudio, freeDisk] : [freeDisk, returnStudio]) await back()
    check((await outbox.accept(toForm(), 'after', DAY_MS)) === 'stored', 'forms are not taken again')
    check(await waitFor(() => sentBy(stand).includes('after')), 'the form after it did not arrive')
    check(outbox.state().lost === 0, `${outbox.state().lost} are told as lost`)
    check(findMissing(accepted, sentBy(stand)).length === 0, `${findMissing(accepted, sentBy(stand))} are lost`)
    check(new Set(stand.taken.map(({ id }) => id)).size === stand.taken.length, 'forms are doubled')
  } finally {
    await outbox.close()
    stand.close()
    rmSync(join(disk, 'ballast'), { force: true })
  }
  const missing = findMissing(accepted, sentBy(stand)).length
  return { stored: accepted.length, arrived: accepted.length - missing, faults }
}

/** Returns the keys of the accepted forms, once no more forms are accepted and the process is killed. */
async function storeUntilFull(file: string, target: { url: string; token: string }, disk: string, leftKb: number) {
  const writer = startWriter({ file, ...target, round: `${leftKb}` })
  await writer.waitFor(10)
  fillDisk(disk, leftKb)
  for (let before = -1; before !== writer.accepted.length; await sleep(STILL_MS)) before = writer.accepted.length
  await writer.kill()
  return writer.accepted
}

function fillDisk(disk: string, leftKb: number): void {
  const handle = openSync(join(disk, 'ballast'), 'a')
  const freeKb = () => {
    const { bavail, bsize } = statfsSync(disk)
    return (bavail * bsize) / KB
  }
  try {
    while (freeKb() > leftKb) writeSync(handle, Buffer.alloc(KB, 1))
  } catch {
    // The disk is full to the last byte.
  } finally {
    closeSync(handle)
  }
}

const isWell = (outbox: Outbox) => !outbox.state().isFull && outbox.state().trouble === undefined

function findMissing(keys: readonly string[], messages: readonly (string | undefined)[]): string[] {
  const there = new Set(messages)
  return keys.filter((key) => !there.has(toQuestion(key)) && !there.has(toNewsletterEmail(key)))
}

const toForm = () => ({
  form: 'contact' as const,
  brand: MAIN_BRAND,
  locale: 'en_GB',
  fields: { message: 'after' },
  isSpam: false,
})

const sentBy = ({ taken }: Awaited<ReturnType<typeof openStandInStudio>>) =>
  taken.map(({ fields }) => fields.message ?? fields.email)

async function waitFor(isSo: () => boolean): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; !isSo() && Date.now() < until; ) await sleep(LOOK_MS)
  return isSo()
}
