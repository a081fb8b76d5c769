import type { ClientField } from 'payload'
import { toVersionRows, type VersionRow } from './version-rows.ts'

const VALUE = 'listedValue'

/** Whether a field holds several values, such as tags, which are compared one by one. */
export const isValueList = (field: ClientField | undefined): boolean =>
  field !== undefined && 'hasMany' in field && field.hasMany === true

/** The rows of a list, or one row per value of a field with several; undefined for other values, and if a value occurs twice. */
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

/** Returns the stored value of a row from `toListRows`. */
export const toListed = (row: unknown): unknown => (isListed(row) ? row[VALUE] : row)

/** The values of a whole field or of a single part. */
export const toListedValues = (part: unknown): unknown =>
  Array.isArray(part) ? part.map(toListed) : isListed(part) ? [part[VALUE]] : part

const isListed = (row: unknown): row is { [VALUE]: unknown } => typeof row === 'object' && row !== null && VALUE in row
