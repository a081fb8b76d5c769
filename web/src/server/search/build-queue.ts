import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createBackoff } from '../../replica/backoff.ts'
import type { BuildData, FromBuild, SearchThreadData, UnsavedIndex } from './thread-messages.ts'

/** A publish of many documents comes in many batches: one build for all of them. */
const GATHER_MS = 300
const RETRY_MS = { first: 1_000, last: 60_000 }
/** Requests for a page go before builds. */
const POLITE = 10
/** A build that says nothing for so long hangs: the largest index takes a minute. */
const SILENCE_MS = 600_000

type QueueOptions = {
  /** The file of this thread: a build runs the same one. */
  file: URL
  data: SearchThreadData
  /** Its file is there, or it comes along. */
  onBuilt: (name: string, unsaved?: UnsavedIndex) => void
  onFault: (error: unknown, index?: string) => void
  silenceMs?: number
}

type BuildQueue = { add: (name: string) => void }

/** Builds what is asked for, one after the other, in a process of its own, whose memory goes with it. What fails is tried again, later each time. */
export function createBuildQueue({ file, data, onBuilt, onFault, silenceMs = SILENCE_MS }: QueueOptions): BuildQueue {
  const waiting = new Set<string>()
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  const backoff = createBackoff(RETRY_MS.first, RETRY_MS.last)

  function plan(afterMs: number): void {
    if (child !== undefined || timer !== undefined || waiting.size === 0) return
    timer = setTimeout(start, afterMs)
  }

  function start(): void {
    timer = undefined
    const names = new Set(waiting)
    waiting.clear()
    const begun = fork(fileURLToPath(file), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    child = begun
    const hanging = setTimeout(() => {
      onFault(new Error(`the build has said nothing for ${silenceMs} ms`))
      begun.kill('SIGKILL')
    }, silenceMs)
    const over = () => {
      clearTimeout(hanging)
      if (child === begun) end(names)
    }
    begun.on('message', (message: FromBuild) => {
      hanging.refresh()
      if (message.type === 'failed') return onFault(message.reason, message.name)
      names.delete(message.name)
      onBuilt(message.name, message.unsaved)
    })
    begun.on('error', (error) => {
      onFault(error)
      // A process that never began does not end, either.
      if (begun.pid === undefined) over()
    })
    begun.once('spawn', () => calm(begun))
    begun.once('exit', (code) => {
      if (code !== 0) onFault(new Error(`the build ended with ${code}`))
      over()
    })
    // A failure is told by the events.
    begun.send({ ...data, names: [...names] } satisfies BuildData, () => {})
  }

  /** What has not been built by then was not built. */
  function end(left: ReadonlySet<string>): void {
    child = undefined
    for (const name of left) waiting.add(name)
    if (left.size === 0) backoff.reset()
    plan(left.size > 0 ? backoff.next() : GATHER_MS)
  }

  return {
    add(name) {
      waiting.add(name)
      plan(GATHER_MS)
    },
  }
}

function calm({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, POLITE)
  } catch {
    // It has ended already, or the system does not allow it: then it builds as others work.
  }
}
