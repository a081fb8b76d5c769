/**
 * An observer that tells where an element stands now. A browser that is busy tells several states of it at once, the oldest first, and the
 * admin reads the first one: a row opened at that moment stayed without its fields.
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
