import type { StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/state-folder.ts'
import type { Bench } from '../bench.ts'
import { readOutput, startPinned } from '../children.ts'
import type { BenchRow } from '../row.ts'
import { toSearchedSite } from './engine-index.ts'
import { findRecordsFile } from './find-records-file.ts'
import { JUDGED_PARTS, loadJudged } from './load-judged.ts'
import { loadOwnerQueries } from './owner-queries.ts'
import { type ReadSearchMetrics, type SearchWork, searchMetricsSchema } from './search-loop.ts'
import { toSearchRows } from './to-search-rows.ts'

/** Numbers of products, each with the p99 in milliseconds that P12 allows. */
const SIZES = [
  [10_000, 3],
  [100_000, 12],
] as const
const PER_SECOND = 50
const FACETS = ['animal_type', 'product_sub_group', 'flavor', 'sub_brand']
/** Seconds in which the libraries answer one query after the other. */
const OTHERS_SECONDS = 20

/** P12: the judged queries of one site at 50 a second on one core, beside alternative libraries. */
export async function measureSearch(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [products, goalMs] of bench.quick ? SIZES.slice(0, 1) : SIZES) {
    const recordsFile = findRecordsFile(bench, toSearchedSite(), products)
    const packFile = `${recordsFile}.pack`
    const work = { recordsFile, packFile, queries: toQueries(), facets: FACETS }
    const run = (loop: string, more: Pick<SearchWork, 'perSecond' | 'seconds'>) => {
      bench.say(`${products} products: ${loop}`)
      return runLoop(loop, { ...work, ...more })
    }
    bench.say(`${products} products: building the index`)
    const buildMs = Number(await runPinned('engine-build', [recordsFile, packFile]))
    const engine = await run('engine', { perSecond: PER_SECOND, seconds: bench.quick ? 10 : 60 })
    const seconds = bench.quick ? OTHERS_SECONDS / 4 : OTHERS_SECONDS
    const miniSearch = await run('minisearch', { seconds })
    const orama = await run('orama', { seconds })
    rows.push(...toSearchRows({ products, goalMs, perSecond: PER_SECOND, buildMs, engine, miniSearch, orama }))
  }
  return rows
}

/** Returns the queries of both parts and brands, and those of animal owners, sorted by their letters so that neither parts nor brands stand together. */
function toQueries(): string[] {
  const { file } = toSearchedSite()
  const judged = [...JUDGED_PARTS.flatMap((part) => loadJudged(file, part)), ...loadOwnerQueries(file)]
  return [...new Set(judged.map(({ query }) => query))].sort()
}

async function runLoop(name: string, work: SearchWork): Promise<ReadSearchMetrics> {
  return searchMetricsSchema.parse(JSON.parse(await runPinned(`${name}-loop`, [JSON.stringify(work)])))
}

function runPinned(name: string, args: readonly string[]): Promise<string> {
  const script = join(ROOT, 'bench/src/search', `${name}.ts`)
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe']
  return readOutput(startPinned(0, process.execPath, ['--expose-gc', script, ...args], { env, stdio }))
}
