import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { runScript } from '../../../scripts/start/run-script.ts'
import { beginProof, startDemoStudio } from '../begin-proof.ts'
import { query } from '../publishing/compare-states.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { FIRST_SKU, multiplyExport } from './multiply-export.ts'
import { proveImportKills } from './prove-kills.ts'
import { type ImportFigures, runImport } from './run-import.ts'

const PRODUCTS = Number(process.env.PROOF_PRODUCTS || 10_000)
const KILLS = Number(process.env.PROOF_ROUNDS || 10)
const SPOILT = 500
const EVERY = 4
const MOST_SECONDS = 300
const MOST_SECONDS_AGAIN = 60
const MOST_MEGABYTES = 1024
const BRAND = BRAND_LOCALES[0]?.brand

const STEPS = ['trip', 'broken', 'kills', 'size'] as const
const wanted: readonly string[] = process.env.PROOF_STEPS?.split(',') ?? STEPS

/** P19: imports a large file, imports it again, adds 500 invalid rows, kills imports, and imports the demo's export. `PROOF_PRODUCTS`, `PROOF_ROUNDS`; `PROOF_STEPS=size` runs only that step. */
export async function runImports(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, [])
  const studio = await startDemoStudio(folder, [])
  try {
    const demo = join(folder, 'demo.ndjson')
    const { signal } = new AbortController()
    const options = { env: studio.env, logFolder: join(folder, 'log'), signal }
    await runScript('export', ['studio/src/tools/export.ts', demo], options)
    const sites = BRAND_LOCALES.filter(({ brand }) => brand === BRAND).map(({ id }) => id)
    const given = { folder, demo, sites }
    const steps: Record<(typeof STEPS)[number], () => Promise<BenchRow[]>> = {
      trip: async () => [await proveRoundTrip(studio, demo)],
      broken: async () => [await proveBroken(studio, given)],
      kills: async () => [await proveKilled(studio, given)],
      size: () => proveSize(studio, given),
    }
    const rows: BenchRow[] = []
    for (const step of STEPS) if (wanted.includes(step)) rows.push(...(await steps[step]()))
    return rows
  } finally {
    await studio.stop()
  }
}

type ImportProof = { folder: string; demo: string; sites: readonly string[] }

async function proveRoundTrip({ env }: Studio, demo: string): Promise<BenchRow> {
  console.log('… the demo, out and in again')
  const run = await runImport({ file: demo, env })
  const differences = run ? run.counts.new + run.counts.changed + run.counts.broken : Number.NaN
  return toRow('export of the demo, imported again', `${differences} differences`, {
    baseline: `${run?.counts.same} products in 23 sites`,
    goal: '0',
    met: differences === 0,
  })
}

async function proveBroken({ env, databaseUrl }: Studio, { folder, demo, sites }: ImportProof): Promise<BenchRow> {
  console.log(`… ${SPOILT} broken rows`)
  const file = join(folder, 'broken.ndjson')
  const result = join(folder, 'broken-result.ndjson')
  await multiplyExport(demo, file, { products: SPOILT * EVERY, sites: sites.slice(0, 3), spoil: EVERY })
  const before = await readSums(databaseUrl)
  const run = await runImport({ file, env, args: ['--result', result] })
  const named = new Set(
    readFileSync(result, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"state":"problem"') && line.includes('is not a number'))
      .map((line) => /"where":"([^"]*)"/.exec(line)?.[1]),
  )
  const isUntouched = before === (await readSums(databaseUrl))
  return toRow(`${SPOILT} broken rows among ${SPOILT * EVERY} products, dry`, `${named.size} named by line`, {
    baseline: `${run?.counts.broken} with mistakes; the database is ${isUntouched ? 'as it was' : 'CHANGED'}`,
    goal: `${SPOILT}, nothing written`,
    met: named.size === SPOILT && isUntouched,
  })
}

const readSums = async (databaseUrl: string) =>
  JSON.stringify(
    await query(
      databaseUrl,
      `select (select count(*) from product_facts) as facts, (select max(updated_at) from product_texts) as texts,
         (select count(*) from published.entry) as entries, (select count(*) from import_fingerprint) as known`,
    ),
  )

async function proveKilled({ env, databaseUrl }: Studio, { folder, demo, sites }: ImportProof): Promise<BenchRow> {
  console.log(`… ${KILLS} kills`)
  const file = join(folder, 'killed.ndjson')
  await multiplyExport(demo, file, { products: KILLS * 40, sites })
  const faults = await proveImportKills({ databaseUrl, env, file, firstSku: FIRST_SKU, kills: KILLS })
  for (const fault of faults.slice(0, 20)) console.error(`  ✗ ${fault}`)
  return toRow(
    `${KILLS} kills -9 of an import of ${KILLS * 40} products × ${sites.length} sites`,
    `${faults.length} faults`,
    {
      baseline: 'torn products, a last run that does not complete, changes when the same comes again',
      goal: '0',
      met: faults.length === 0,
    },
  )
}

async function proveSize({ env }: Studio, { folder, demo, sites }: ImportProof): Promise<BenchRow[]> {
  console.log(`… ${PRODUCTS} products`)
  const file = join(folder, 'large.ndjson')
  await multiplyExport(demo, file, { products: PRODUCTS, sites })
  const first = await runImport({ file, env, args: ['--apply'] })
  const again = await runImport({ file, env, args: ['--apply'] })
  const isWhole = first !== undefined && first.counts.new + first.counts.same === PRODUCTS
  const isSame = again?.counts.same === PRODUCTS
  const name = `${PRODUCTS.toLocaleString('en')} products × ${sites.length} sites`
  return [
    toRow(name, showFigures(first), {
      goal: `≤ ${MOST_SECONDS} s, ≤ ${MOST_MEGABYTES} MB`,
      met: isWhole && first.seconds <= MOST_SECONDS && (first.memory ?? 0) <= MOST_MEGABYTES,
    }),
    toRow(`${name}, the same again`, showFigures(again), {
      goal: `0 changes, ≤ ${MOST_SECONDS_AGAIN} s`,
      met: isSame && again.seconds <= MOST_SECONDS_AGAIN,
    }),
  ]
}

function showFigures(run: ImportFigures | undefined): string {
  if (run === undefined) return 'did not end'
  const { counts, seconds, processor, memory } = run
  return `${counts.new} new, ${counts.changed} changed, ${counts.same} the same in ${seconds.toFixed(0)} s (${processor?.toFixed(0)} s of processor, ${memory?.toFixed(0)} MB)`
}

const toRow = (
  what: string,
  figure: string,
  { baseline = '', goal, met }: { baseline?: string; goal: string; met: boolean },
): BenchRow => ({
  id: 'P19',
  what,
  figure,
  baseline,
  goal,
  met,
})
