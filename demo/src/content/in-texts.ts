/** Any value with all its texts changed, however deep they lie. */
export function inTexts<T>(value: T, change: (text: string) => string): T
export function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, inTexts(inside, change)]))
  }
  return value
}
