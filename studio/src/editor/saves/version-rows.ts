import { isUnset } from './same-value.ts'

export type VersionRow = { id: string } & Readonly<Record<string, unknown>>

/** The rows of a list or of an area of blocks; empty for an empty value; undefined for all other values. */
export function toVersionRows(value: unknown): readonly VersionRow[] | undefined {
  if (isUnset(value) || value === 0) return []
  if (!Array.isArray(value)) return undefined
  const rows = value.filter(isRow)
  return rows.length === value.length ? rows : undefined
}

function isRow(value: unknown): value is VersionRow {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
