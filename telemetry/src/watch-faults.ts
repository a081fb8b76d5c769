const LOOK_EVERY_MS = 10_000

type WatchFaults = {
  /** Sentences of what is not well now, as `/readyz` tells them. */
  read: () => readonly string[]
  onFault: (fault: string) => void
  onEnd: (fault: string) => void
}

/**
 * Tells each fault of a process once when it comes and once when it is over, for the log. A sentence whose numbers grow is the same fault.
 * Returns how to stop; a process that ends does not wait for it.
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
