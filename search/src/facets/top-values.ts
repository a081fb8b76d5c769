type CountedValue = { readonly value: string; readonly count: number }

type Order = (a: CountedValue, b: CountedValue) => number

/** Keeps the first `limit` values in an order, without sorting all of them. */
type TopValues = { take(value: string, count: number): void; list(): CountedValue[] }

export function createTopValues(limit: number, sortBy: 'count' | 'alpha'): TopValues {
  const order = sortBy === 'count' ? byCount : byValue
  const kept: CountedValue[] = []
  let last: CountedValue | undefined
  const cut = () => {
    kept.sort(order)
    kept.length = Math.min(kept.length, limit)
    last = kept.length === limit ? kept.at(-1) : undefined
  }
  return {
    take(value, count) {
      if (limit === 0) return
      if (last !== undefined && isBehind(value, count, last, sortBy)) return
      kept.push({ value, count })
      if (kept.length >= 2 * limit) cut()
    },
    list() {
      cut()
      return [...kept]
    },
  }
}

function isBehind(value: string, count: number, last: CountedValue, sortBy: 'count' | 'alpha'): boolean {
  if (sortBy === 'count' && count !== last.count) return count < last.count
  return value > last.value
}

const byValue: Order = (a, b) => {
  if (a.value === b.value) return 0
  return a.value < b.value ? -1 : 1
}

const byCount: Order = (a, b) => b.count - a.count || byValue(a, b)
