import type { z } from 'zod'

/** Where a row stands, for whoever has to mend it. */
export type Place = { file: string; row: number | string }

/** The row when it is fine, else nothing; the fault is noted by file, row and field. */
export type Check = <S extends z.ZodType>(schema: S, value: unknown, place: Place) => z.output<S>[]

export function createChecker() {
  const faults: string[] = []
  const check: Check = (schema, value, { file, row }) => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return [parsed.data]
    for (const issue of parsed.error.issues) {
      faults.push(`demo/src/content/${file}, row ${row}, ${issue.path.join('.') || 'the row'}: ${issue.message}`)
    }
    return []
  }
  /** `nameOf` tells which row it is to somebody who does not count. */
  const checkRows = <T>(file: string, rows: readonly T[], schema: z.ZodType, nameOf: (row: T) => string): void => {
    for (const [index, row] of rows.entries()) check(schema, row, { file, row: `${index + 1} (${nameOf(row)})` })
  }
  return { faults, check, checkRows }
}
