type Fields = Readonly<Record<string, unknown>>

// What the search endpoint sends is unknown until it is read here; a schema library would weigh more than the whole search.

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function readJsonText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function readJsonTexts(value: unknown): string[] {
  return readList(value).filter((item) => typeof item === 'string')
}

export function readJsonNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
