import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compareWithLast } from './compare.ts'
import { type About, appendHistory, findLast, type PastRun, readHistory } from './history.ts'
import { describeMachine, findCommit } from './machine.ts'
import type { BenchRow } from './row.ts'

const HEAD = ['', 'id', 'measure', 'figure', 'rounds', 'baseline in the same run', 'goal', 'last time', 'change']

export function describeRun(more: Partial<About> = {}): About {
  const date = new Date().toISOString()
  return { date, commit: findCommit(), quick: false, machine: describeMachine(), busyCores: 0, ...more }
}

/** Prints the table with each figure's last value. `file` gets this run, `….history.jsonl` keeps all runs. */
export function writeReport(file: string, rows: readonly BenchRow[], about = describeRun()) {
  const historyFile = join(dirname(file), `${basename(file, '.json')}.history.jsonl`)
  mkdirSync(dirname(file), { recursive: true })
  const history = readHistory(historyFile)
  printTable([HEAD, ...rows.map((row) => toCells(row, history, about))])
  writeFileSync(file, `${JSON.stringify({ ...about, rows }, null, 2)}\n`)
  appendHistory(historyFile, about, rows)
}

function toCells(row: BenchRow, history: readonly PastRun[], about: About): string[] {
  const last = findLast(history, about, row)
  const { text, beyondNoise } = compareWithLast(row, last)
  const mark = row.met === undefined ? '·' : row.met ? '✓' : '✗'
  return [
    row.busy ? `${mark} ~` : mark,
    row.id,
    row.what,
    row.figure,
    toSpread(row),
    row.baseline,
    row.goal,
    last ? `${last.figure}${last.busy ? ' ~' : ''}` : '',
    beyondNoise ? `${text} !` : text,
  ]
}

function toSpread({ value }: BenchRow): string {
  if (!value || value.exact || value.min === value.max) return ''
  const digits = value.max < 10 ? 2 : value.max < 100 ? 1 : 0
  return `${value.min.toFixed(digits)}–${value.max.toFixed(digits)} ${value.unit}`.trim()
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)))
  for (const cells of rows) console.log(toLine(cells, widths))
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd()
}
