import type { FlattenedField } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'

/**
 * Copies a document for Payload's adapter, which modifies groups and rows while it converts them to columns. Values
 * that are stored as JSON, such as formatted text or blocks, are not copied: that would cost more than all the rest.
 */
export function copyForAdapter(fields: readonly FlattenedField[], data: Values): Values {
  const copy = { ...data }
  for (const field of fields) {
    const value = copy[field.name]
    if (field.type === 'array' && Array.isArray(value))
      copy[field.name] = value.map((row: Values) => copyForAdapter(field.flattenedFields, row))
    else if ((field.type === 'group' || field.type === 'tab') && isValues(value))
      copy[field.name] = copyForAdapter(field.flattenedFields, value)
  }
  return copy
}
