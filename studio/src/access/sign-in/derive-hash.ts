import { Worker } from 'node:worker_threads'
import type { DerivedHash, HashJob } from './hash-thread.ts'

type Waiting = { resolve: (hash: Buffer) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; waiting: Waiting[] }

let thread: Thread | undefined

/**
 * Calculates Argon2id in a separate thread, one at a time: each takes about 50 ms of a core, with lower priority than
 * visitors' requests. Rejects if the thread ends first; the next call starts another thread.
 */
export function deriveHash(job: HashJob): Promise<Buffer> {
  thread ??= startThread()
  const { worker, waiting } = thread
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  waiting.push({ resolve, reject })
  worker.ref()
  worker.postMessage(job)
  return promise
}

function startThread(): Thread {
  const started: Thread = {
    worker: new Worker(new URL('./hash-thread.ts', import.meta.url), { name: 'hash' }),
    waiting: [],
  }
  const { worker, waiting } = started
  // Answers arrive in the order of the jobs.
  worker.on('message', (derived: DerivedHash) => {
    // Node's watch mode (`npm run dev`) sends messages here as well.
    if (!('hash' in derived || 'error' in derived)) return
    const first = waiting.shift()
    if ('hash' in derived) first?.resolve(Buffer.from(derived.hash))
    else first?.reject(new Error(derived.error))
    // An idle thread must not keep the process alive.
    if (waiting.length === 0) worker.unref()
  })
  worker.on('error', (error) =>
    end(started, new Error('The thread that hashes passwords has failed', { cause: error })),
  )
  worker.on('exit', () => end(started, new Error('The thread that hashes passwords has ended')))
  return started
}

function end(ended: Thread, error: Error): void {
  if (thread === ended) thread = undefined
  for (const { reject } of ended.waiting.splice(0)) reject(error)
}
