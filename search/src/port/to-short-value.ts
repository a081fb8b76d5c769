const SHOWN_CHARACTERS = 60

/** A refused value as its message shows it: JSON, cut. Never walks deeper into it than what is shown can be. */
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
