/** Result of one check. `todo` says what to do about a fault. */
export type Finding = { isFine: boolean; tells: string; todo?: string }

/** Longest time for an answer. */
export const LOOK_MS = 5_000

export const fineFinding = (tells: string): Finding => ({ isFine: true, tells })
export const faultFinding = (tells: string, todo: string): Finding => ({ isFine: false, tells, todo })

/** Returns the deepest reason that an error has, because `fetch failed` alone says nothing. */
export function toDeepReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const inner = cause instanceof Error ? cause.message : ''
  return inner || error.message || error.name
}

/** Reads the lines of that name in an answer: one text or a list. */
export function readToldLines(told: unknown, name: string): string[] {
  if (typeof told !== 'object' || told === null || !(name in told)) return []
  const value: unknown = Reflect.get(told, name)
  return (Array.isArray(value) ? value : [value]).map(String)
}
