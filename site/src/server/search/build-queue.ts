import { Worker } from 'node:worker_threads'
import type { BuiltIndex } from './index-file.ts'
import type { SearchThreadData, ThreadData } from './thread-messages.ts'

/** A publish of many documents comes in many batches: one build for all of them. */
const GATHER_MS = 300
const RETRY_MS = { first: 1_000, last: 60_000 }

type QueueOptions = {
  /** The file of this thread: a build thread runs the same one. */
  file: URL
  data: SearchThreadData
  onBuilt: (built: BuiltIndex) => void
  onFault: (error: unknown) => void
}

export type BuildQueue = { add: (name: string) => void; close: () => Promise<void> }

/** Builds what is asked for in a thread of its own, one after the other; what fails is tried again, later each time. */
export function createBuildQueue({ file, data, onBuilt, onFault }: QueueOptions): BuildQueue {
  const waiting = new Set<string>()
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let retryMs = RETRY_MS.first
  let isClosed = false

  function plan(afterMs: number): void {
    if (isClosed || worker !== undefined || timer !== undefined || waiting.size === 0) return
    timer = setTimeout(start, afterMs)
  }

  function start(): void {
    timer = undefined
    const names = new Set(waiting)
    waiting.clear()
    const begun = new Worker(file, {
      workerData: { work: 'build', data: { ...data, names: [...names] } } satisfies ThreadData,
    })
    worker = begun
    begun.on('message', (built: BuiltIndex) => {
      names.delete(built.name)
      onBuilt(built)
    })
    begun.on('error', onFault)
    begun.once('exit', () => end(names))
  }

  /** What has not been built by then was not built. */
  function end(left: ReadonlySet<string>): void {
    worker = undefined
    for (const name of left) waiting.add(name)
    const delay = left.size > 0 ? retryMs : GATHER_MS
    retryMs = left.size > 0 ? Math.min(retryMs * 2, RETRY_MS.last) : RETRY_MS.first
    plan(delay)
  }

  return {
    add(name) {
      waiting.add(name)
      plan(GATHER_MS)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await worker?.terminate()
    },
  }
}
