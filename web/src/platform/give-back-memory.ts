import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_MS = 10_000
/** Share of the time between two looks in which a thread had something to do; more, and visitors are there. */
const QUIET = 0.05
/** What has to have grown since the last look for garbage: less is not worth the pause. */
const WORTH_BYTES = 16 * 2 ** 20

type Heap = {
  used: () => number
  /** Share of the time since the last call. */
  busy: () => number
  collect: () => void
}

/**
 * Gives back what a crowd has left in this thread's heap, once the crowd is gone: V8 collects only when more is asked for, so a
 * process that has nothing to do keeps all of it. The pause of some ten milliseconds meets a thread that had hardly anything to do for ten seconds.
 */
export function giveBackMemory(heap: Heap = toOwnHeap(), lookMs = LOOK_MS): () => void {
  let kept = heap.used()
  const look = setInterval(() => {
    kept = Math.min(kept, heap.used())
    const isQuiet = heap.busy() < QUIET
    if (!isQuiet || heap.used() - kept < WORTH_BYTES) return
    heap.collect()
    kept = heap.used()
  }, lookMs).unref()
  return () => clearInterval(look)
}

function toOwnHeap(): Heap {
  let last = performance.eventLoopUtilization()
  let collect: (() => void) | undefined
  return {
    used: () => getHeapStatistics().used_heap_size,
    busy: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    collect: () => {
      collect ??= findCollect()
      collect()
    },
  }
}

/** The engine hands it out to contexts that are made while the flag is set. */
function findCollect(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? () => collect() : () => {}
}
