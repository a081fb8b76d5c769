import type { Bench } from './bench.ts'
import { isBenchEnding, stopChildren } from './children.ts'
import type { BenchPart } from './parts.ts'
import { isBusy, type Quiet } from './quiet.ts'
import type { BenchRow } from './row.ts'

export type MeasuredPart = { rows: BenchRow[]; failed: boolean; before: Quiet; after: Quiet }

/** Runs a part. When it fails or hangs, a row says so and the other parts still run. */
export async function runPart(
  part: BenchPart,
  bench: Bench,
  ids: ReadonlySet<string>,
): Promise<Pick<MeasuredPart, 'rows' | 'failed'>> {
  try {
    const measure = await part.load()
    const rows = await withTimeout(measure(bench, ids), part.minutes)
    return { rows: rows.filter(({ id }) => ids.has(id)), failed: false }
  } catch (error) {
    // A part that Ctrl-C stopped has not failed, and the process is about to end.
    if (isBenchEnding()) return new Promise(() => {})
    console.error(error)
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    const toRow = (id: string): BenchRow => ({
      id,
      what: part.name,
      figure: `failed: ${why.slice(0, 200)}`,
      baseline: '',
      goal: '',
      met: false,
    })
    return { rows: [...ids].map(toRow), failed: true }
  } finally {
    await stopChildren()
  }
}

function withTimeout<T>(work: Promise<T>, minutes: number): Promise<T> {
  return new Promise((done, fail) => {
    const cutOff = setTimeout(() => fail(new Error(`given up after ${minutes} min`)), minutes * 60_000)
    work.then(done, fail).finally(() => clearTimeout(cutOff))
  })
}

/** Marks timed rows of a busy machine. Bytes and counts are the same there. */
export function toMarkedRows(parts: readonly MeasuredPart[]): BenchRow[] {
  const fastest = Math.min(...parts.flatMap(({ before, after }) => [before.loopMs, after.loopMs]))
  return parts.flatMap(({ rows, before, after }) => {
    const busy = isBusy(before, after, fastest)
    return rows.map((row) => (busy && row.value && !row.value.exact ? { ...row, busy } : row))
  })
}
