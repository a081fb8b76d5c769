import type { ClientField } from 'payload'
import { toVersionRows, type VersionRow } from './version-rows.ts'

const VALUE = 'listedValue'

/** Whether a field holds several values, such as tags: each of them is a part of its own. */
export const isValueList = (field: ClientField | undefined): boolean =>
  field !== undefined && 'hasMany' in field && field.hasMany === true

/** Rows of a list, or one for each value of a field that holds several; undefined of all else, and where a value stands twice. */
export function toListRows(value: unknown): readonly VersionRow[] | undefined {
  const rows = toVersionRows(value)
  if (rows !== undefined || !Array.isArray(value)) return rows
  const listed = value.flatMap((each): VersionRow[] => {
    const key = keyOfValue(each)
    return key === undefined ? [] : [{ id: key, [VALUE]: each }]
  })
  return new Set(listed.map(({ id }) => id)).size === value.length ? listed : undefined
}

function keyOfValue(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || !('relationTo' in value) || !('value' in value)) return undefined
  const id = keyOfValue(value.value)
  return id === undefined ? undefined : `${value.relationTo} ${id}`
}

/** What the list holds in the place of a row. */
export const toListed = (row: unknown): unknown => (isListed(row) ? row[VALUE] : row)

/** A field's values, of all of it or of a part that stands alone. */
export const toListedValues = (part: unknown): unknown =>
  Array.isArray(part) ? part.map(toListed) : isListed(part) ? [part[VALUE]] : part

const isListed = (row: unknown): row is { [VALUE]: unknown } => typeof row === 'object' && row !== null && VALUE in row
