import { Worker } from 'node:worker_threads'
import type { Log } from '../../platform/log.ts'
import { createBackoff } from '../../replica/backoff.ts'
import type { FromOutboxThread, OutboxThreadData, ToOutboxThread } from './outbox-messages.ts'

const RESTART_MS = { first: 250, last: 30_000 }
/** A thread that ran for so long is started again without a growing pause. */
const SETTLED_MS = 60_000

type OutboxThreadOptions = {
  /** `thread.ts`, or its bundled file. */
  file: URL
  data: OutboxThreadData
  log: Log
  onStart: () => void
  onMessage: (message: FromOutboxThread) => void
  onEnd: () => void
}

/** Runs the outbox's thread from the first `start` on, and starts it again when it ends. */
export function keepOutboxThread({ file, data, log, onStart, onMessage, onEnd }: OutboxThreadOptions) {
  const backoff = createBackoff(RESTART_MS.first, RESTART_MS.last)
  let worker: Worker | undefined
  let restart: NodeJS.Timeout | undefined
  let hasBegun = false
  let isClosing = false

  function start(): void {
    if (worker !== undefined || isClosing) return
    clearTimeout(restart)
    hasBegun = true
    const began = performance.now()
    const fresh = new Worker(file, { workerData: data, name: 'outbox' })
    worker = fresh
    fresh.on('message', onMessage)
    fresh.on('error', (error) => log.error('The outbox has failed', { error: String(error) }))
    fresh.once('exit', () => {
      worker = undefined
      onEnd()
      if (isClosing) return
      if (performance.now() - began > SETTLED_MS) backoff.reset()
      restart = setTimeout(start, backoff.next())
      restart.unref()
    })
    onStart()
  }

  return {
    /** Starts the thread at once, unless it runs. */
    start,
    /** Returns false while no thread runs. */
    send(message: ToOutboxThread): boolean {
      worker?.postMessage(message)
      return worker !== undefined
    },
    /** Whether the thread was ever started, and so should be running. */
    hasBegun: () => hasBegun,
    async close(): Promise<void> {
      isClosing = true
      clearTimeout(restart)
      await worker?.terminate()
    },
  }
}
