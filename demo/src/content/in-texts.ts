const NONE: ReadonlySet<string> = new Set()

/** Returns a copy of the value with all texts changed, at any depth. Values under a key of `kept` stay unchanged. */
export function inTexts<T>(value: T, change: (text: string) => string, kept?: ReadonlySet<string>): T
export function inTexts(value: unknown, change: (text: string) => string, kept = NONE): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change, kept))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return Object.fromEntries(
      entries.map(([key, inside]) => [key, kept.has(key) ? inside : inTexts(inside, change, kept)]),
    )
  }
  return value
}
