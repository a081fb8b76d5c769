/**
 * An observer that reports only the current state of each element. A busy browser reports several states at once,
 * oldest first, and Payload reads the first one: a row that was opened at that moment stayed without its fields.
 */
export function withNewestOnly(Observer: typeof IntersectionObserver): typeof IntersectionObserver {
  return class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => callback(listNewest(entries), observer), options)
    }
  }
}

const listNewest = (entries: readonly IntersectionObserverEntry[]) => [
  ...new Map(entries.map((entry) => [entry.target, entry])).values(),
]
