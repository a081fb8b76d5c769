/** Returns the time in the form of answers. */
export function now(): string {
  return new Date().toISOString()
}
