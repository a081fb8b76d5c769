import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Row } from './row.ts'

const rowsSchema = z.array(z.object({ id: z.string(), what: z.string(), figure: z.string() }))

/** Prints the table, what each figure was the last time, and keeps this run for the next comparison. */
export function writeReport(file: string, rows: Row[]) {
  const last = existsSync(file) ? rowsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  const head = ['', 'id', 'measure', 'figure', 'baseline in the same run', 'goal', 'last time']
  const table = rows.map((row) => [
    row.met === undefined ? '·' : row.met ? '✓' : '✗',
    row.id,
    row.what,
    row.figure,
    row.baseline,
    row.goal,
    last.find(({ id, what }) => id === row.id && what === row.what)?.figure ?? '',
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...table].map((cells) => cells[at]?.length ?? 0)))
  for (const cells of [head, ...table])
    console.log(
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
}
