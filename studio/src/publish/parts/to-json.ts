/**
 * Equals `JSON.parse(JSON.stringify(value))`, but is several times as fast: undefined fields are dropped, dates become
 * texts.
 */
export function toJson(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) ? value + 0 : null
    case 'object':
      return value === null ? null : toJsonObject(value)
    case 'bigint':
      throw new TypeError('JSON has no place for a bigint')
    default:
      return undefined
  }
}

function toJsonObject(value: object): unknown {
  if ('toJSON' in value && typeof value.toJSON === 'function') return toJson(value.toJSON(''))
  if (Array.isArray(value)) return value.map((part: unknown) => toJson(part) ?? null)
  const copy: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const written = toJson(part)
    if (written === undefined) continue
    if (name === '__proto__') Object.defineProperty(copy, name, { value: written, enumerable: true })
    else copy[name] = written
  }
  return copy
}
