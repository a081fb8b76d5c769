import type { FormState } from 'payload'

type BlockRow = { area: string; at: number; blockType: string }

/** Position of a block in the form: areas are top-level lists of blocks. */
export function findRow(fields: FormState, id: string): BlockRow | undefined {
  for (const area of listAreas(fields)) {
    const rows = fields[area]?.rows ?? []
    const at = rows.findIndex((row) => row.id === id)
    const row = rows[at]
    if (row?.blockType !== undefined) return { area, at, blockType: row.blockType }
  }
  return undefined
}

/** Path of a text in the form, of a block or of the document itself; undefined if the block is gone. */
export function findFieldPath(fields: FormState, block: string, field: string): string | undefined {
  if (block === '') return field
  const row = findRow(fields, block)
  return row && `${row.area}.${row.at}.${field}`
}

/** The block and the path in it for a field's path in the form: the inverse of `findFieldPath`. */
export function findEditedPlace(fields: FormState, path: string): { block: string; field: string } {
  const [area = '', at, ...rest] = path.split('.')
  const block = findRowId(fields, area, Number(at))
  return block === undefined || rest.length === 0 ? { block: '', field: path } : { block, field: rest.join('.') }
}

/**
 * Follows a part of the form: rows may be moved meanwhile, also to another area. The returned function gives the
 * current path; undefined if one of its rows is gone.
 */
export function followPath(getFields: () => FormState, path: string): () => string | undefined {
  const parts = path.split('.')
  const ids = parts.map((part, at) => getFields()[parts.slice(0, at).join('.')]?.rows?.[Number(part)]?.id)
  return () => {
    let now = ''
    for (const [at, part] of parts.entries()) {
      const [list, id] = [now, ids[at]]
      const next = id === undefined ? join(list, part) : findRowPath(getFields(), list, id)
      if (next === undefined) return undefined
      now = next
    }
    return now
  }
}

/** Path of a field of one state of the form in another state; undefined if one of its rows is missing there. */
export function findSamePath(path: string, from: FormState, to: FormState): string | undefined {
  let state = from
  const follow = followPath(() => state, path)
  state = to
  return follow()
}

/** Searches the list first; a block may have been moved to another area. */
function findRowPath(fields: FormState, list: string, id: string): string | undefined {
  const at = fields[list]?.rows?.findIndex((row) => row.id === id) ?? -1
  if (at >= 0) return join(list, at)
  const row = findRow(fields, id)
  return row && join(row.area, row.at)
}

const join = (list: string, part: string | number) => (list === '' ? String(part) : `${list}.${part}`)

const ROW = /^(\w+)-row-(\d+)$/

/** The block whose row in the form contains an element. */
export function findFocusedBlock(fields: FormState, element: Element | null): string | undefined {
  for (let row = element?.closest('[id*="-row-"]'); row; row = row.parentElement?.closest('[id*="-row-"]')) {
    const [, area = '', at = ''] = ROW.exec(row.id) ?? []
    const block = findRowId(fields, area, Number(at))
    if (block !== undefined) return block
  }
  return undefined
}

/** Path of the field in a row that contains an element; path of the row if the field has no name. */
export function findRowFieldPath(element: Element): string | undefined {
  const named = element.closest('[data-field-path]')?.getAttribute('data-field-path')
  const id = element.closest('[id^="field-"]')?.id.slice('field-'.length).replaceAll('__', '.')
  const own = [named, id].find((path) => path != null && /\.\d+\./.test(path))
  const [, area, at] = ROW.exec(element.closest('[id*="-row-"]')?.id ?? '') ?? []
  return own ?? (area === undefined ? undefined : `${area}.${at}`)
}

export function findRowId(fields: FormState, area: string, at: number): string | undefined {
  return listAreas(fields).includes(area) ? fields[area]?.rows?.[at]?.id : undefined
}

const listAreas = (fields: FormState) =>
  Object.keys(fields).filter((path) => !path.includes('.') && fields[path]?.rows?.some((row) => row.blockType))
