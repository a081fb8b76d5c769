/** A deep copy of JSON and dates, several times as fast as `structuredClone`, which takes the rest. */
export function copyPlain<T>(value: T): T
export function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part: unknown) => copyPlain(part))
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  if (Object.hasOwn(value, '__proto__')) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) copy[name] = copyPlain(part)
  return copy
}
