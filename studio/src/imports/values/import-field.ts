import type { Names } from './names.ts'

/** What a cell says of a field: its value as the form would have it, null to empty it, or why it cannot be read. */
export type CellValue = { ok: true; value: unknown } | { ok: false; message: string }

export type CellReading = {
  names: Names
  /** BCP 47: how numbers are written in this column. */
  language: string
  /** Which words of the file mean which of the studio: `{"Lachs": "salmon"}` of this column. */
  words: Readonly<Record<string, string>>
  /** Site of the document: pages and categories belong to one site. */
  site?: string | undefined
}

/** One field of a form as files carry it. `show` and `read` are each other's inverse: what was exported comes in again without a change. */
export type ImportField = {
  /** Where in the document: `facets.flavor`. */
  path: readonly string[]
  read: (cell: unknown, reading: CellReading) => CellValue
  show: (value: unknown, names: Names) => string
  /** Whether a value that was read shows anything, for fields that take their time to show one. */
  isFilled?: (value: unknown) => boolean
}

export const fine = (value: unknown): CellValue => ({ ok: true, value })
export const fault = (message: string): CellValue => ({ ok: false, message })
