import type { FormState } from 'payload'

type BlockRow = { area: string; at: number; blockType: string }

/** Where in the form a block stands: areas are lists of blocks on the first level. */
export function findRow(fields: FormState, id: string): BlockRow | undefined {
  for (const area of listAreas(fields)) {
    const rows = fields[area]?.rows ?? []
    const at = rows.findIndex((row) => row.id === id)
    const row = rows[at]
    if (row?.blockType !== undefined) return { area, at, blockType: row.blockType }
  }
  return undefined
}

/** Where in the form a text is: of a block, or of the document itself; undefined when the block is gone. */
export function findFieldPath(fields: FormState, block: string, field: string): string | undefined {
  if (block === '') return field
  const row = findRow(fields, block)
  return row && `${row.area}.${row.at}.${field}`
}

/** Finds the block of a field's path in the form, and where in it; `findFieldPath` the other way. */
export function findEditedPlace(fields: FormState, path: string): { block: string; field: string } {
  const [area = '', at, ...rest] = path.split('.')
  const block = findRowId(fields, area, Number(at))
  return block === undefined || rest.length === 0 ? { block: '', field: path } : { block, field: rest.join('.') }
}

export function findRowId(fields: FormState, area: string, at: number): string | undefined {
  return listAreas(fields).includes(area) ? fields[area]?.rows?.[at]?.id : undefined
}

const listAreas = (fields: FormState) =>
  Object.keys(fields).filter((path) => !path.includes('.') && fields[path]?.rows?.some((row) => row.blockType))
