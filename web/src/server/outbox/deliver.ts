import { setTimeout as wait } from 'node:timers/promises'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { LogFields } from '../../platform/log.ts'
import { createBackoff } from '../../replica/backoff.ts'
import { tellDamagedForms } from './damaged-forms.ts'
import { NEVER, REPEATED_STRIKES, type WaitingRow } from './delivery-marks.ts'
import { CALL_MS, type HandOverResult, handOver, isStudioThere, type OutboxTarget } from './hand-over.ts'
import { isOutOfRoom } from './out-of-room.ts'
import type { OutboxFile } from './outbox-file.ts'

/** Lease for a process that may be killed; it returns the lease after each call. If it is only slow, a form is sent twice and stored once. */
const LEASE_MS = CALL_MS + 1_000
/** Interval of looks at the file; also for forms that other processes have stored. */
const LOOK_MS = 500
/** Short: an attempt costs one call of a thread with nothing else to do, and soon after an outage all forms should have arrived (goal R2). */
const BACKOFF_MS = { first: 250, last: 2_000 }
const REMEMBER_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
/**
 * Forms that the studio cannot take are postponed, each time for twice as long, while others go on. A refused form
 * will be refused again; one on which the studio fails may be accepted once that is fixed.
 */
const PUT_OFF_MS = {
  refused: { first: MINUTE_MS, last: 6 * 60 * MINUTE_MS },
  failed: { first: 5_000, last: 60 * MINUTE_MS },
} as const
/** Reached about a day after the first refusal. */
const MOST_REFUSALS = 12
/** Pause between tries of forms on which the studio broke off repeatedly: it leaves the studio time for others. */
const REPEAT_MS = { first: 5_000, last: 60_000 }
/** After so many failures in a row of forms sent alone, the studio itself is assumed to fail. */
const FAILURES_IN_A_ROW = 3

export type Notice = (level: 'info' | 'warn' | 'error', text: string, fields: LogFields) => void
type Delivery = {
  /** Returns the open file. */
  file: () => OutboxFile
  brand: BrandKey
  target: OutboxTarget
  owner: string
  /** Epoch of the published state that the site shows; `wait` while it shows nothing yet. */
  epoch: () => string | undefined | 'wait'
  notice: Notice
  signal: AbortSignal
  /** Called when the file could not be read or written. */
  onFailure: (error: unknown) => void
  /** Called after each delivered batch. */
  onDelivered: () => void
  clock?: () => number
}
type Lane = Delivery & {
  now: () => number
  /** Forms postponed while the studio accepted none at all. */
  suspects: Set<string>
  /** Whether the last call was answered: only then does a broken connection say something about its forms. */
  isThere: boolean
  /** Why the last forms that were not accepted were not. */
  reason: string
  /** When forms on which the studio broke off may be tried again. */
  repeatAt: number
  repeats: ReturnType<typeof createBackoff>
}

const WAITING = {
  unreachable: 'The studio does not take forms; they wait',
  broken: 'The studio broke off while it took forms; each of them goes alone',
  foreign: 'The studio has another published state than this site; forms wait until the site follows it',
} as const

/**
 * Delivers the stored forms of one brand to the studio, oldest first, as long as the process lives. Failures do not
 * end it, and brands do not wait for each other.
 */
export async function deliver(delivery: Delivery): Promise<void> {
  const { brand, owner, notice, signal, onFailure, clock: now = Date.now } = delivery
  const repeats = createBackoff(REPEAT_MS.first, REPEAT_MS.last)
  const lane: Lane = { ...delivery, now, suspects: new Set(), isThere: true, reason: '', repeatAt: 0, repeats }
  const backoff = createBackoff(BACKOFF_MS.first, BACKOFF_MS.last)
  while (!signal.aborted) {
    const wasFresh = backoff.isFresh
    const pause = await deliverOldest(lane).then(
      (sent) => {
        if (sent === 'unreachable' || sent === 'broken' || sent === 'foreign') {
          if (wasFresh) notice('warn', WAITING[sent], { brand, reason: lane.reason })
          return backoff.next()
        }
        backoff.reset()
        return sent === undefined ? LOOK_MS : 0
      },
      (error) => {
        if (wasFresh) notice('error', 'The outbox could not be read', { brand, owner, error: String(error) })
        onFailure(error)
        return backoff.next()
      },
    )
    if (pause > 0) await wait(pause, undefined, { signal }).catch(() => {})
  }
}

/** Returns undefined when there is nothing to deliver, or another process delivers. */
async function deliverOldest(lane: Lane): Promise<HandOverResult | undefined> {
  const { file, brand, owner, now } = lane
  const isKnown = lane.epoch() !== 'wait'
  const rows = isKnown ? file().findOldest(brand, now()) : []
  const mostStrikes = now() < lane.repeatAt ? REPEATED_STRIKES - 1 : Number.MAX_SAFE_INTEGER
  const alone = isKnown ? file().findSuspects(brand, now(), mostStrikes) : []
  if ((rows.length === 0 && alone.length === 0) || !takeLease(lane)) {
    file().forgetDelivered(now() - REMEMBER_MS)
    return undefined
  }
  if ([...rows, ...alone].some(({ isDamaged }) => isDamaged)) {
    tellDamagedForms(file().setDamagedAside(now()), lane.notice)
    orWithoutRoom(file(), (opened) => opened.giveBackLease(brand, owner))
    return 'delivered'
  }
  const sent = await sendAll(lane, rows, alone)
  if (sent !== 'delivered') orWithoutRoom(file(), (opened) => opened.giveBackLease(brand, owner))
  return sent
}

/** Sends the forms without strikes in one call, then each of the others alone. */
async function sendAll(lane: Lane, rows: readonly WaitingRow[], alone: readonly WaitingRow[]): Promise<HandOverResult> {
  lane.isThere ||= await isStudioThere(lane.target, lane.signal)
  if (!lane.isThere) return 'unreachable'
  const together = rows.length === 0 ? 'delivered' : await send(lane, rows)
  const sent = together === 'refused' || together === 'failed' ? await deliverEach(lane, rows, together) : together
  return sent === 'delivered' ? await deliverEach(lane, alone) : sent
}

/**
 * On a full disk a process delivers without a lease, since a form delivered twice is stored once. The reserved room is only given
 * up when there are deliveries to mark, and not while the studio is away, when other writes could take it.
 */
const takeLease = ({ file, brand, owner, now }: Lane) =>
  orWithoutRoom(file(), (opened) => opened.lease(brand, owner, now(), now() + LEASE_MS)) ?? true

function orWithoutRoom<Result>(opened: OutboxFile, work: (opened: OutboxFile) => Result): Result | undefined {
  try {
    return work(opened)
  } catch (error) {
    if (!isOutOfRoom(error)) throw error
    return undefined
  }
}

/** Sends forms in one call, and marks them at once when they are delivered. */
async function send(lane: Lane, rows: readonly WaitingRow[]): Promise<HandOverResult> {
  const { target, brand, signal, owner, now, suspects, file } = lane
  const epoch = lane.epoch()
  const onReason = (reason: string) => {
    lane.reason = reason
  }
  const sent = await handOver({ target, brand, epoch, signal, onReason }, rows)
  lane.isThere = sent !== 'unreachable' && sent !== 'broken'
  if (sent === 'broken') strike(lane, rows)
  if (sent !== 'delivered') return sent
  const ids = rows.map(({ id }) => id)
  file().delivered(ids, brand, owner, now())
  // The studio accepts forms again: those postponed while it accepted none may not have been at fault, and are tried once more.
  if (suspects.size > 0) file().tryNow([...suspects])
  suspects.clear()
  lane.onDelivered()
  return sent
}

/** Sends each form alone, as one of them is or may be at fault, and postpones that one. `together`: the studio's answer to all of them in one call. */
async function deliverEach(
  lane: Lane,
  rows: readonly WaitingRow[],
  together?: 'refused' | 'failed',
): Promise<HandOverResult> {
  const failed: string[] = []
  let inARow = 0
  let isAnswered = false
  for (const row of rows) {
    if (!takeLease(lane)) break
    const alone = together !== undefined && rows.length === 1 ? together : await send(lane, [row])
    if (alone === 'unreachable' || alone === 'broken' || alone === 'foreign') return alone
    if (row.strikes >= REPEATED_STRIKES) setRepeat(lane, 0)
    if (alone !== 'delivered') putOff(lane, row, alone)
    if (alone === 'failed') {
      failed.push(row.id)
      inARow += 1
      if (inARow >= FAILURES_IN_A_ROW) break
      continue
    }
    inARow = 0
    isAnswered = true
  }
  if (isAnswered || failed.length === 0) return 'delivered'
  for (const id of failed) lane.suspects.add(id)
  return 'unreachable'
}

/** Marks forms that were being sent when the studio broke off. A form with a second strike was sent alone, and is postponed: the studio had answered just before. */
function strike(lane: Lane, rows: readonly WaitingRow[]): void {
  const { file, brand, notice, now } = lane
  const strikes = Math.max(...rows.map((row) => row.strikes)) + 1
  const { first, last } = PUT_OFF_MS.failed
  const pause = Math.min(last, first * 2 ** Math.min(strikes - REPEATED_STRIKES, 30))
  const ids = rows.map(({ id }) => id)
  file().strike(ids, strikes < REPEATED_STRIKES ? 0 : now() + pause)
  if (strikes > REPEATED_STRIKES) setRepeat(lane, now() + lane.repeats.next())
  if (strikes === REPEATED_STRIKES)
    notice('error', 'The studio breaks off over a form; it is kept and tried again', { brand, id: ids.join() })
}

function setRepeat(lane: Lane, at: number): void {
  lane.repeatAt = at
  if (at === 0) lane.repeats.reset()
}

function putOff(
  { file, brand, notice, now, reason }: Lane,
  { id, tries }: WaitingRow,
  sent: 'refused' | 'failed',
): void {
  const { first, last } = PUT_OFF_MS[sent]
  const isDead = sent === 'refused' && tries + 1 >= MOST_REFUSALS
  file().postpone(id, isDead ? NEVER : now() + Math.min(last, first * 2 ** Math.min(tries, 30)))
  if (tries > 0 && !isDead) return
  const what = sent === 'refused' ? 'The studio refuses a form' : 'The studio fails at a form'
  notice('error', isDead ? `${what} for good; it is kept` : `${what}; it is kept and tried again`, {
    brand,
    id,
    reason,
  })
}
