import type { FlattenedField } from 'payload'
import type { StoredDocument } from '../publish/state/stored-documents.ts'

/**
 * The values of a form as the document that they would be stored as, and published. A form counts the rows of an empty list
 * instead of listing none.
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

/** Inside a row, too: `items: 0` is a list of none. A number that an editor typed is never in a list's place. */
function withoutCounts(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleaned(value)]))
}

function cleaned(value: unknown): unknown {
  if (value === 0) return undefined
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  // The tree of formatted text has zeros that mean something.
  return 'root' in value ? value : withoutCounts({ ...value })
}
