import type { FlattenedField } from 'payload'
import type { StoredDocument } from '../publish/state/stored-documents.ts'

/**
 * Converts the values of a form to the stored and published document that saving would give. In a form, an empty list
 * is the number 0.
 */
export function toUnsavedDocument(
  id: string,
  values: Readonly<Record<string, unknown>>,
  fields: readonly FlattenedField[],
): StoredDocument {
  const lists = fields.filter(({ type }) => type === 'blocks' || type === 'array').map(({ name }) => name)
  const empty = Object.fromEntries(lists.filter((name) => !Array.isArray(values[name])).map((name) => [name, []]))
  return { ...withoutCounts(values), ...empty, id, _status: 'published', deletedAt: null }
}

/** Also within rows: `items: 0` is an empty list. Number fields never have the name of a list. */
function withoutCounts(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleaned(value)]))
}

function cleaned(value: unknown): unknown {
  if (value === 0) return undefined
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  // In formatted text, zeros are values.
  return 'root' in value ? value : withoutCounts({ ...value })
}
