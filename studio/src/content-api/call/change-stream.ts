import type { ServerResponse } from 'node:http'
import type { ReadAnswer } from '../../publish/state/read-changes.ts'
import type { ChangeSignal } from './change-signal.ts'
import { writeInTime } from './write-in-time.ts'

type StreamSettings = {
  /** Result of the first read, which happens before the head is sent. */
  first: ReadAnswer
  /** Undefined: the database cannot be read at the moment, so the stream retries. */
  read: (since: string | undefined) => Promise<ReadAnswer | undefined>
  subscribe: ChangeSignal['subscribe']
  signal: AbortSignal
  limits?: Partial<StreamLimits>
}

type StreamLimits = { heartbeatMs: number; recheckMs: number; retryMs: number; slowMs: number; downMs: number }

/** A moving watermark sends no notification: while rows wait above it, it is polled at this interval. */
const LIMITS: StreamLimits = {
  heartbeatMs: 5_000,
  recheckMs: 20,
  retryMs: 500,
  slowMs: 20_000,
  // An outage of this length, longer than a restart of the database, ends the stream, so that the reader knows that nothing
  // arrives.
  downMs: 10_000,
}

/**
 * Sends changes as server-sent events until the reader disconnects or the server stops. Buffers at most one event per
 * reader: the next is read from the database once the last is sent, and a reader that is too slow is disconnected.
 */
export async function streamChanges(outgoing: ServerResponse, since: string | undefined, settings: StreamSettings) {
  const limits = { ...LIMITS, ...settings.limits }
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, settings.signal])
  outgoing.once('close', () => gone.abort())
  const alarm = createAlarm(signal)
  const unsubscribe = settings.subscribe(alarm.ring)
  let answer: ReadAnswer | undefined = settings.first
  let cursor = since
  let heardAt = 0
  let readAt = Date.now()
  const say = async (text: string) => {
    await writeInTime(outgoing, text, limits.slowMs)
    heardAt = Date.now()
  }
  try {
    await say(': connected\n\n')
    while (!signal.aborted) {
      if (answer !== undefined) readAt = Date.now()
      else if (Date.now() - readAt >= limits.downMs) break
      if (answer !== undefined && hasNews(answer, cursor)) {
        await say(toEvent(answer))
        cursor = answer.changes.cursor
        if (answer.changes.more) alarm.ring()
      }
      // Timers may fire slightly early.
      if (answer !== undefined && Date.now() - heardAt >= limits.heartbeatMs * 0.9) await say(': still here\n\n')
      if (answer === undefined) await alarm.wait(limits.retryMs)
      else await alarm.wait(answer.waiting ? limits.recheckMs : limits.heartbeatMs)
      if (!signal.aborted) answer = await settings.read(cursor)
    }
  } finally {
    unsubscribe()
    if (outgoing.writableNeedDrain) outgoing.destroy()
    else outgoing.end()
  }
}

function hasNews({ changes }: ReadAnswer, cursor: string | undefined): boolean {
  // An empty answer still gives a new reader its position, and tells a reader of an older epoch that the epoch has
  // changed.
  return changes.changes.length > 0 || changes.cursor !== cursor
}

function toEvent({ changes }: ReadAnswer): string {
  return `event: changes\nid: ${changes.cursor}\ndata: ${JSON.stringify(changes)}\n\n`
}

/**
 * A wait that `ring` cuts short, also when it rang before. Starts rung, because something may have happened before it
 * was created.
 */
function createAlarm(signal: AbortSignal) {
  let rung = true
  let wakeUp = () => {}
  const ring = () => {
    rung = true
    wakeUp()
  }
  signal.addEventListener('abort', ring, { once: true })
  return {
    ring,
    async wait(ms: number): Promise<void> {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms)
        wakeUp = resolve
        await promise
        clearTimeout(timer)
      }
      rung = false
    },
  }
}
