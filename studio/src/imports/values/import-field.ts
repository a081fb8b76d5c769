import type { Names } from './names.ts'

/** Result of reading a cell: the field's value as in the form (null empties it), or an error message. */
export type CellValue = { ok: true; value: unknown } | { ok: false; message: string }

export type CellReading = {
  names: Names
  /** BCP 47 tag of the language in which numbers of this column are written. */
  language: string
  /** Mapping from words of the file to words of the studio for this column: `{"Lachs": "salmon"}`. */
  words: Readonly<Record<string, string>>
  /** Site of the document, because pages and categories belong to a site. */
  site?: string | undefined
}

/** A form's field in files. `show` and `read` are inverse, so that an unchanged export imports without changes. */
export type ImportField = {
  /** Path in the document: `facets.flavor`. */
  path: readonly string[]
  read: (cell: unknown, reading: CellReading) => CellValue
  show: (value: unknown, names: Names) => string
  /** Whether a value is not empty, for fields whose `show` is expensive. */
  isFilled?: (value: unknown) => boolean
}

export const fine = (value: unknown): CellValue => ({ ok: true, value })
export const fault = (message: string): CellValue => ({ ok: false, message })
