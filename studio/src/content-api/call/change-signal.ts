import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { PUBLISHED_CHANNEL } from '../../publish/state/published-schema.ts'

export type ChangeSignal = {
  /** Calls back after each commit that published something, and after a lost connection is restored. */
  subscribe: (wake: () => void) => () => void
  /** Whether PostgreSQL does not answer, so that no changes arrive. */
  isDown: () => boolean
  close: () => Promise<void>
}

const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 5_000
/** A hanging server keeps its connections open, so it is tested at this interval, with this timeout. */
const ASK_EVERY_MS = 3_000
const ANSWER_MS = 3_000

/**
 * Listens for notifications of publishing transactions on a separate connection, and reconnects when PostgreSQL
 * restarts.
 */
export function openChangeSignal(url: string, onProblem: (problem: unknown) => void): ChangeSignal {
  const subscribers = new Set<() => void>()
  const stop = new AbortController()
  let isDown = false
  const wakeAll = () => {
    for (const wake of subscribers) wake()
  }

  /** Resolves when the connection is lost. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: 'content-api feed',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: ANSWER_MS,
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    client.on('error', onProblem)
    client.on('end', () => lose())
    client.on('notification', wakeAll)
    const onStop = () => lose()
    stop.signal.addEventListener('abort', onStop)
    let asking: NodeJS.Timeout | undefined
    try {
      await client.connect()
      await client.query(`listen ${PUBLISHED_CHANNEL}`)
      isDown = false
      onListening()
      asking = setInterval(() => {
        client.query('select 1').catch((problem: unknown) => {
          onProblem(problem)
          lose()
        })
      }, ASK_EVERY_MS)
      // Something may have been committed while nothing listened.
      wakeAll()
      await lost
    } finally {
      clearInterval(asking)
      stop.signal.removeEventListener('abort', onStop)
      if (!stop.signal.aborted) {
        isDown = true
        wakeAll()
      }
      // A hanging server does not confirm the end of the connection.
      await Promise.race([client.end().catch(() => undefined), sleep(ANSWER_MS, undefined, { ref: false })])
    }
  }

  async function listenUntilClosed(): Promise<void> {
    let wait = FIRST_WAIT_MS
    while (!stop.signal.aborted) {
      await listen(() => {
        wait = FIRST_WAIT_MS
      }).catch(onProblem)
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => undefined)
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
  }

  const running = listenUntilClosed()
  return {
    subscribe(wake) {
      subscribers.add(wake)
      return () => subscribers.delete(wake)
    },
    isDown: () => isDown,
    async close() {
      stop.abort()
      await running
    },
  }
}
