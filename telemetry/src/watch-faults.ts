const LOOK_EVERY_MS = 10_000

type WatchFaults = {
  /** Returns the current faults, as sentences of `/readyz`. */
  read: () => readonly string[]
  onFault: (fault: string) => void
  onEnd: (fault: string) => void
}

/**
 * Reports each fault of a process once when it begins and once when it ends, for the log. A sentence in which only
 * numbers change is the same fault. Returns a function that stops it; it does not keep a process from ending.
 */
export function watchFaults({ read, onFault, onEnd }: WatchFaults): () => void {
  let known = new Map<string, string>()
  const look = () => {
    const now = new Map(read().map((fault) => [fault.replace(/\d+/g, '#'), fault]))
    for (const [key, fault] of now) if (!known.has(key)) onFault(fault)
    for (const [key, fault] of known) if (!now.has(key)) onEnd(fault)
    known = now
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
