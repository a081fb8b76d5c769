import { isValues, type Values } from '../../platform/values.ts'
import type { CellReading, CellValue, ImportField } from '../values/import-field.ts'
import { hasLostSigns } from '../values/lost-signs.ts'
import type { Names } from '../values/names.ts'
import { EMPTY_WORD, isEmptyCell, toCellText } from '../values/read-cells.ts'

/** Old and new value of a field, in the notation of files. */
export type FieldChange = { place: string; field: string; from: string; to: string }
type Outcome =
  | { ok: true; value: unknown; isSame: boolean; from: string; to: string }
  | Extract<CellValue, { ok: false }>

/**
 * Compares a cell with the stored value. An unchanged exported cell counts as equal, even if it would be read
 * differently.
 */
export function compareCell(field: ImportField, cell: unknown, stored: unknown, reading: CellReading): Outcome {
  const { names } = reading
  const isNew = stored === undefined || stored === null
  const from = isNew && field.isFilled ? '' : field.show(stored, names)
  const text = toCellText(cell)
  if (typeof cell === 'string' && (text === from || cell === from || hasLostSigns(text, from)))
    return { ok: true, value: stored, isSame: true, from, to: from }
  const isEmptied = isEmptyCell(cell) || text === EMPTY_WORD
  const read: CellValue = isEmptied ? { ok: true, value: null } : field.read(cell, reading)
  if (!read.ok) return read
  const { value } = read
  // Converted lazily: a new product may have a hundred texts.
  if (from === '' && field.isFilled?.(value))
    return {
      ok: true,
      value,
      isSame: false,
      from,
      get to() {
        return field.show(value, names)
      },
    }
  const to = isEmptied ? field.show(undefined, names) : field.show(read.value, names)
  return { ok: true, value: read.value, isSame: to === from, from, to }
}

export function valueAt(document: Values, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isValues(value) ? value[name] : undefined), document)
}

/** Returns a copy of the document with another value at the path; unchanged parts are shared. */
export function withValue(document: Values, path: readonly string[], value: unknown): Values {
  const [first = '', ...rest] = path
  if (rest.length === 0) return { ...document, [first]: value }
  const inside = document[first]
  return { ...document, [first]: withValue(isValues(inside) ? inside : {}, rest, value) }
}

export const showAt = (field: ImportField, document: Values, names: Names): string =>
  field.show(valueAt(document, field.path), names)
