import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { BenchRow } from './row.ts'

const value = z.object({
  median: z.number(),
  min: z.number(),
  max: z.number(),
  unit: z.string(),
  exact: z.boolean().optional(),
})
const row = z.object({
  id: z.string(),
  what: z.string(),
  figure: z.string(),
  value: value.optional(),
  busy: z.boolean().optional(),
})
const machine = z.object({ cores: z.number(), model: z.string(), memoryMb: z.number(), node: z.string() })

const runSchema = z.object({
  date: z.string(),
  commit: z.string(),
  /** Whether rounds were short, for trying the bench itself. */
  quick: z.boolean(),
  machine,
  /** Cores that other programs kept busy before the start. */
  busyCores: z.number(),
  rows: z.array(row),
})

/** One run in the history: a line of JSON. */
export type PastRun = z.infer<typeof runSchema>
export type PastRow = z.infer<typeof row>
export type About = Omit<PastRun, 'rows'>

/** Reads the runs, the oldest first. Lines of other versions that cannot be read are skipped. */
export function readHistory(file: string): PastRun[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parseLine(line) ?? [])
}

export function appendHistory(file: string, about: About, rows: readonly BenchRow[]): void {
  appendFileSync(file, `${JSON.stringify({ ...about, rows })}\n`)
}

function parseLine(line: string): PastRun | undefined {
  try {
    return runSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Finds the last result of the same measurement on the same kind of machine. */
export function findLast(history: readonly PastRun[], about: About, { id, what }: BenchRow): PastRow | undefined {
  const alike = history.filter(
    (run) =>
      run.quick === about.quick &&
      run.machine.model === about.machine.model &&
      run.machine.cores === about.machine.cores,
  )
  for (const run of alike.toReversed()) {
    const found = run.rows.find((past) => past.id === id && past.what === what)
    if (found && !/^(not measured|failed)/.test(found.figure)) return found
  }
  return undefined
}
