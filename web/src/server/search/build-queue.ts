import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createBackoff } from '../../replica/backoff.ts'
import type { BuildData, FromBuild, SearchThreadData, UnsavedIndex } from './thread-messages.ts'

/** A publish of many documents arrives in many batches: this pause collects them into one build. */
const GATHER_MS = 300
const RETRY_MS = { first: 1_000, last: 60_000 }
/** Lower priority than requests for pages. */
const POLITE = 10
/** A build without a message for so long hangs: the largest index takes a minute. */
const SILENCE_MS = 600_000

type QueueOptions = {
  /** The code of this thread, which a build runs, too. */
  file: URL
  data: SearchThreadData
  /** Called when the index's file is written, or with the unsaved index. */
  onBuilt: (name: string, unsaved?: UnsavedIndex) => void
  onFault: (error: unknown, index?: string) => void
  silenceMs?: number
}

type BuildQueue = { add: (name: string) => void }

/** Builds indexes one after the other, in a separate process whose memory is freed at its end. A failed build is tried again, after growing pauses. */
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
      // A process that never started emits no exit.
      if (begun.pid === undefined) over()
    })
    begun.once('spawn', () => calm(begun))
    begun.once('exit', (code) => {
      if (code !== 0) onFault(new Error(`the build ended with ${code}`))
      over()
    })
    // Failures are reported by the events.
    begun.send({ ...data, names: [...names] } satisfies BuildData, () => {})
  }

  /** Ends a build; indexes that it has not built are queued again. */
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
    // The process has ended already, or the system does not allow it; the build then has normal priority.
  }
}
