import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { PUBLISHED_CHANNEL } from '../../publish/state/published-schema.ts'

export type ChangeSignal = {
  /** Calls back after each commit that published something, and after a lost connection came back. */
  subscribe: (wake: () => void) => () => void
  close: () => Promise<void>
}

const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 5_000

/** Listens for publishing transactions on a connection of its own, and finds its way back when PostgreSQL restarts. */
export function openChangeSignal(url: string, onProblem: (problem: unknown) => void): ChangeSignal {
  const subscribers = new Set<() => void>()
  const stop = new AbortController()
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
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    client.on('error', onProblem)
    client.on('end', () => lose())
    client.on('notification', wakeAll)
    const onStop = () => lose()
    stop.signal.addEventListener('abort', onStop)
    try {
      await client.connect()
      await client.query(`listen ${PUBLISHED_CHANNEL}`)
      onListening()
      // Whatever committed while there was no listener.
      wakeAll()
      await lost
    } finally {
      stop.signal.removeEventListener('abort', onStop)
      await client.end().catch(() => undefined)
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
    async close() {
      stop.abort()
      await running
    },
  }
}
