import { Worker } from 'node:worker_threads'
import { createBackoff } from '../replica/backoff.ts'

const RESTART_MS = { first: 250, last: 30_000 }
/** A thread that ran for so long is started again without a growing pause. */
const SETTLED_MS = 60_000

/** `file`: the thread's module, or its bundled file. */
type ThreadOptions<Heard> = {
  file: URL
  name: string
  data: object
  onStart?: () => void
  onMessage: (message: Heard) => void
  onError: (error: unknown) => void
  onEnd: () => void
}

/** Runs a thread from the first `start` on, and starts it again when it ends, after growing pauses. */
export function keepThread<Told, Heard>({ file, name, data, ...on }: ThreadOptions<Heard>) {
  const backoff = createBackoff(RESTART_MS.first, RESTART_MS.last)
  let worker: Worker | undefined
  let restart: NodeJS.Timeout | undefined
  let isClosing = false

  function start(): void {
    if (worker !== undefined || isClosing) return
    clearTimeout(restart)
    const began = performance.now()
    const fresh = new Worker(file, { workerData: data, name })
    worker = fresh
    fresh.on('message', on.onMessage)
    fresh.on('error', on.onError)
    fresh.once('exit', () => {
      worker = undefined
      on.onEnd()
      if (isClosing) return
      if (performance.now() - began > SETTLED_MS) backoff.reset()
      restart = setTimeout(start, backoff.next())
      restart.unref()
    })
    on.onStart?.()
  }

  return {
    /** Starts the thread at once, unless it runs. */
    start,
    /** Returns false while no thread runs. */
    send(message: Told): boolean {
      worker?.postMessage(message)
      return worker !== undefined
    },
    /** Ends the thread; another one replaces it. */
    replace: () => void worker?.terminate(),
    async close(): Promise<void> {
      isClosing = true
      clearTimeout(restart)
      await worker?.terminate()
    },
  }
}
