const SHOWN_CHARACTERS = 60

/** Returns a refused value for its message, as JSON and shortened. It looks no deeper into the value than it can show. */
export function toShortValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(
      value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : value,
    )
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return String(value)
}
