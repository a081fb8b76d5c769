import type { BenchRow } from '@menagerie/bench/row'
import { EXCHANGE_FORMATS } from '@menagerie/studio/model/translations/files/exchange'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { toMemoryText } from '../memory.ts'
import { openExchange } from './call-exchange.ts'
import { proveDamage, proveOutdated } from './prove-damage.ts'
import { proveRoundTrips } from './prove-round-trips.ts'

const FILES = Number(process.env.PROOF_ROUNDS || 500)
const SEED = Number(process.env.PROOF_SEED || 1)
/** One in this many files is outdated, the others are changed. */
const OUTDATED_SHARE = 5

/** Exports and imports all texts of the demo for translators, then damaged and outdated files. `PROOF_SITES`, `PROOF_ROUNDS`, `PROOF_SEED`; `PROOF_ADMIN=http://localhost:3300` uses a running studio. */
export async function proveTranslations(folder: string): Promise<BenchRow[]> {
  const running = process.env.PROOF_ADMIN
  if (running) return proveAt(running, undefined)
  await beginProof(folder, ['studio'])
  const studio = await startDemoStudio(folder, ['admin'])
  try {
    return await proveAt(studio.adminOrigin, studio.pidOf('admin'))
  } finally {
    await studio.stop()
  }
}

async function proveAt(origin: string, pid: number | undefined): Promise<BenchRow[]> {
  const exchange = await openExchange(origin)
  const rows: BenchRow[] = []
  for (const format of EXCHANGE_FORMATS) {
    const trips = await proveRoundTrips(exchange, format)
    const { documents, texts, bytes, seconds, slowest, faults } = trips
    const size = `${documents} documents, ${texts} texts, ${(bytes / 1e6).toFixed(1)} MB`
    const time = `out and in ${seconds.toFixed(0)} s, slowest file ${slowest.toFixed(1)} s`
    rows.push(
      toRow(
        `${format}: all texts of the demo, out, in and out again`,
        faults,
        `${size}; ${time}; admin ${toMemoryText(pid)}`,
      ),
    )
  }
  const outdated = Math.floor(FILES / OUTDATED_SHARE)
  const damage = await proveDamage(exchange, FILES - outdated, SEED)
  const late = await proveOutdated(exchange, outdated, SEED)
  const toCounts = ({ refused, told, same }: typeof damage) =>
    `${refused} refused, ${told} told, ${same} as the whole file`
  rows.push(toRow(`${damage.files} damaged files and files of tools`, damage.faults, toCounts(damage)))
  rows.push(toRow(`${late.files} files after their pages were worked on`, late.faults, toCounts(late)))
  return rows
}

function toRow(what: string, faults: readonly string[], baseline: string): BenchRow {
  console.log(`… ${what}: ${faults.length} faults; ${baseline}`)
  for (const fault of faults.slice(0, 40)) console.error(`  ${fault}`)
  return { id: 'translations', what, figure: `${faults.length} faults`, baseline, goal: '0', met: faults.length === 0 }
}
