import { Worker } from 'node:worker_threads'
import type { DerivedHash, HashJob } from './hash-thread.ts'

type Waiting = { resolve: (hash: Buffer) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; waiting: Waiting[] }

let thread: Thread | undefined

/**
 * Argon2id in a thread of its own, one after the other: each takes a core for some 50 ms and gives way to what visitors read.
 * Rejects when the thread ends before its answer; the next call starts another.
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
  // Answers come in the order of the questions.
  worker.on('message', (derived: DerivedHash) => {
    // Node's own watching (`npm run dev`) sends messages here, too.
    if (!('hash' in derived || 'error' in derived)) return
    const first = waiting.shift()
    if ('hash' in derived) first?.resolve(Buffer.from(derived.hash))
    else first?.reject(new Error(derived.error))
    // An idle thread does not keep its process alive.
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
