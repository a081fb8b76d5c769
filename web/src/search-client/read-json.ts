type Fields = Readonly<Record<string, unknown>>

// Validates answers of the search endpoint by hand: a schema library would be larger than all of the search's script.

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
