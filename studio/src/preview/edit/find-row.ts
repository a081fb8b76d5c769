import type { FormState } from 'payload'

export type BlockRow = { area: string; at: number; blockType: string; isCollapsed: boolean }

/** Where in the form a block stands: areas are lists of blocks on the first level. */
export function findRow(fields: FormState, id: string): BlockRow | undefined {
  for (const area of listAreas(fields)) {
    const rows = fields[area]?.rows ?? []
    const at = rows.findIndex((row) => row.id === id)
    const row = rows[at]
    if (row?.blockType !== undefined) return { area, at, blockType: row.blockType, isCollapsed: row.collapsed === true }
  }
  return undefined
}

export function findRowId(fields: FormState, area: string, at: number): string | undefined {
  return listAreas(fields).includes(area) ? fields[area]?.rows?.[at]?.id : undefined
}

const listAreas = (fields: FormState) =>
  Object.keys(fields).filter((path) => !path.includes('.') && fields[path]?.rows?.some((row) => row.blockType))
