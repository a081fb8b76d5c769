import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_MS = 10_000
/** Share of the time between two checks in which the thread was busy; above it there are visitors. */
const QUIET = 0.05
/** Growth since the last check that is worth the pause of a collection. */
const WORTH_BYTES = 16 * 2 ** 20

type Heap = {
  used: () => number
  /** Returns the busy share of the time since the last call. */
  busy: () => number
  collect: () => void
}

/**
 * Returns memory after a burst of requests: V8 only collects when more is allocated, so an idle process would keep
 * all of it. The collection pauses the thread for some ten milliseconds, after it was nearly idle for ten seconds.
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

/** The heap of this thread, with the busy share of its event loop. */
export function toOwnHeap(): Heap {
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

/** V8 exposes `gc` only in contexts that are created while the flag is set. */
function findCollect(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return typeof collect === 'function' ? () => collect() : () => {}
}
