/** As answers tell when something was written. */
export function now(): string {
  return new Date().toISOString()
}
