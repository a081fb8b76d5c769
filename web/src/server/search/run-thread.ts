import { Worker } from 'node:worker_threads'
import type { Log } from '../../platform/log.ts'
import { createBackoff } from '../../replica/backoff.ts'
import type { FromSearchThread, ThreadData, ToSearchThread } from './thread-messages.ts'

const RESTART_MS = { first: 250, last: 30_000 }
/** A thread that ran for so long is restarted without delay. */
const SETTLED_MS = 60_000

type ThreadOptions = {
  /** `thread.ts`, or its bundled file. */
  file: URL
  thread: ThreadData
  log: Log
  onMessage: (message: FromSearchThread) => void
  onGone: () => void
}

export type RunningThread = {
  /** Returns false while no thread runs. */
  send: (message: ToSearchThread) => boolean
  /** Ends the thread; another one replaces it. */
  replace: () => void
  close: () => Promise<void>
}

/** Runs a thread that is restarted when it ends, after growing pauses. */
export function runThread({ file, thread, log, onMessage, onGone }: ThreadOptions): RunningThread {
  let worker: Worker | undefined
  const backoff = createBackoff(RESTART_MS.first, RESTART_MS.last)
  let restart: NodeJS.Timeout | undefined
  let isClosing = false

  function start(): void {
    const began = performance.now()
    const fresh = new Worker(file, { workerData: thread, name: `search-${thread.work}` })
    worker = fresh
    fresh.on('message', (message: FromSearchThread) => {
      if (message.type === 'notice') log[message.level](message.text, message.fields)
      else onMessage(message)
    })
    fresh.on('error', (error) => log.error('A search thread has failed', { work: thread.work, error: String(error) }))
    fresh.once('exit', () => {
      worker = undefined
      onGone()
      if (isClosing) return
      if (performance.now() - began > SETTLED_MS) backoff.reset()
      restart = setTimeout(start, backoff.next())
    })
  }
  start()

  return {
    send(message) {
      worker?.postMessage(message)
      return worker !== undefined
    },
    replace: () => void worker?.terminate(),
    async close() {
      isClosing = true
      clearTimeout(restart)
      await worker?.terminate()
    },
  }
}
