import type { FlattenedField } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'

/**
 * A copy for Payload's adapter, which writes into groups and rows while it makes them to columns. What it stores as one
 * value, such as formatted text or blocks, stays the same object: copying it costs more than all the rest.
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
