import { join } from 'node:path'
import { openBench } from './bench.ts'
import { stopForGood } from './children.ts'
import { BENCH_PARTS, choosePart, findUnknownParts } from './parts.ts'
import { type Quiet, watchMachine } from './quiet.ts'
import { describeRun, writeReport } from './report.ts'
import type { BenchRow } from './row.ts'
import { type MeasuredPart, runPart, toMarkedRows } from './run-part.ts'

/**
 * `npm run bench [-- P8 P15 …] [--quick]` measures the speed figures, each beside its baseline of the same run. Its
 * state is in `var/bench`, and it uses its own ports. Without a goal's number it measures all.
 */
const args = process.argv.slice(2)
const quick = args.includes('--quick')
const ids = args.filter((arg) => arg !== '--quick').map((arg) => arg.toUpperCase())
const unknown = findUnknownParts(ids)
if (unknown !== undefined) {
  console.error(`Nothing here measures "${unknown}"; there are ${BENCH_PARTS.flatMap((part) => part.ids).join(', ')}.`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    console.log('\nStopping …')
    await stopForGood()
    process.exit(130)
  })

const bench = openBench({ quick })
const about = describeRun({ quick })
const measured: MeasuredPart[] = []
let quiet: Quiet = await watchMachine()
about.busyCores = Math.round(quiet.busyCores * 100) / 100
for (const part of BENCH_PARTS) {
  const chosen = choosePart(part, ids)
  if (chosen.size === 0) continue
  bench.say(`${[...chosen].join(', ')}: ${part.name}`)
  const before = quiet
  const { rows, failed } = await runPart(part, bench, chosen)
  quiet = await watchMachine()
  measured.push({ rows, failed, before, after: quiet })
}
const rows: BenchRow[] = toMarkedRows(measured).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
console.log('')
writeReport(join(bench.folder, 'report.json'), rows, about)
if (rows.some(({ busy }) => busy))
  console.log('\n~ others used this machine before or after: measure again when it is idle')
process.exit(measured.some(({ failed }) => failed) ? 1 : 0)
