import type { ServerResponse } from 'node:http'
import type { ReadAnswer } from '../../publish/state/read-changes.ts'
import type { ChangeSignal } from './change-signal.ts'
import { writeInTime } from './write-in-time.ts'

type StreamSettings = {
  /** What was read before the head was sent. */
  first: ReadAnswer
  /** Undefined = nothing can be read at this moment, ask again. */
  read: (since: string | undefined) => Promise<ReadAnswer | undefined>
  subscribe: ChangeSignal['subscribe']
  signal: AbortSignal
  limits?: Partial<StreamLimits>
}

type StreamLimits = { heartbeatMs: number; recheckMs: number; retryMs: number; slowMs: number; downMs: number }

/** The watermark has no notification of its own: while rows wait above it, it is looked at this often. */
const LIMITS: StreamLimits = {
  heartbeatMs: 5_000,
  recheckMs: 20,
  retryMs: 500,
  slowMs: 20_000,
  // Time of an outage, more than a restart of the database takes. After it the reader is to know that nothing comes through.
  downMs: 10_000,
}

/**
 * Sends changes as server-sent events until the reader leaves or the server stops. Never more than one event is buffered
 * for a reader: the next is read from the database when the last is gone, and a reader that does not take one in time is cut off.
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
      // A timer may be early by a moment.
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
  // An empty answer still tells a new reader its place, and one of an older epoch that there is another.
  return changes.changes.length > 0 || changes.cursor !== cursor
}

function toEvent({ changes }: ReadAnswer): string {
  return `event: changes\nid: ${changes.cursor}\ndata: ${JSON.stringify(changes)}\n\n`
}

/** A wait that can be cut short; a ring before the wait counts too. Begins rung: something may have come before it. */
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
