import { posix } from 'node:path'
import type { z } from 'zod'
import { findLine } from './find-line.ts'

/**
 * Place of a row in the sources, for messages: a file below `demo/src/content/`, the row's name (`sku 10110`), and
 * its line or the texts to look for in the file, the likeliest first.
 */
export type RowPlace = { file: string; row: string; keys?: readonly string[] | undefined; line?: number | undefined }

/** Checks a row. Returns it when it is valid, otherwise nothing, and notes the fault by file, line, row and field. */
export type Check = <S extends z.ZodType>(schema: S, value: unknown, place: RowPlace) => z.output<S>[]

export function createChecker() {
  const faults: string[] = []
  const check: Check = (schema, value, place) => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return [parsed.data]
    for (const { path, message } of parsed.error.issues) {
      faults.push(toRowFault(place, path.map(String).join('.'), message))
    }
    return []
  }
  /** Checks rows. `nameOf` names a row in messages; the last word of the name occurs in the file. */
  const checkRows = <T>(file: string, rows: readonly T[], schema: z.ZodType, nameOf: (row: T) => string): void => {
    for (const row of rows) check(schema, row, { file, row: nameOf(row) })
  }
  return { faults, check, checkRows }
}

/** `demo/src/content/products/families/x.ts:42, sku 10110, euros: …` */
export function toRowFault({ file, row, keys, line }: RowPlace, field: string, message: string): string {
  const found = line === undefined ? locate(file, field, keys ?? namesIn(row)) : { file, line }
  const at = found ? `${found.file}:${found.line}` : file
  return `${posix.normalize(`demo/src/content/${at}`)}, ${row}, ${field || 'the row'}: ${message}`
}

/** Returns what may name a row in its file: the whole name, the name without its first word, or the last word. */
function namesIn(row: string): string[] {
  const words = row.split(/[ /]/)
  return [row, words.slice(1).join(' '), words.at(-1) ?? row]
}

function locate(file: string, field: string, keys: readonly string[]) {
  return keys.map((key) => findLine(file, key, field)).find((found) => found !== undefined)
}

/** Throws all faults, so that an import ends before anything is written. */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length === 0) return
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`
  throw new Error(`The demo content has ${count}; nothing was written.\n${faults.join('\n')}`)
}
