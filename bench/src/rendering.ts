import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { z } from 'zod'
import { ROOT } from '../../scripts/state-folder.ts'
import { bundleServer } from '../../web/bundling/bundle-server.ts'
import { findAddresses } from './addresses.ts'
import type { Bench } from './bench.ts'
import { readOutput, startPinned } from './children.ts'
import { findMissing } from './machine.ts'
import { type BenchRow, notMeasured, toMedian } from './row.ts'
import { startBenchSite } from './site-process.ts'
import { askByWrk } from './wrk.ts'

const SITE_ID = `${MAIN_BRAND}/en_US`
const WHAT = 'uncached product page'
const OVER_HTTP = 'over HTTP, br'
/** A visitor from a page of the site gets the page as it is drawn in process. Others get its styles inside, twice as much to pack (decision 066). */
const VISITS = [
  { how: OVER_HTTP, headers: ['Sec-Fetch-Site: same-origin'] },
  { how: `${OVER_HTTP}, styles inside`, headers: [] },
] as const
const figuresSchema = z.object({
  pages: z.array(z.number()),
  react: z.array(z.number()),
  products: z.number(),
  /** Average number of elements of a page, and of those that React draws. */
  elements: z.number(),
  costs: z.array(
    z.object({
      phase: z.string(),
      share: z.number(),
      features: z.array(z.object({ name: z.string(), share: z.number() })),
    }),
  ),
})
type Figures = z.infer<typeof figuresSchema>

/**
 * P9: product pages that no cache holds, in process and over HTTP, beside React alone drawing as many elements. All are measured by the process's processor
 * time on its core. Over HTTP all products are requested in turn, because requests for the same address would share one rendering.
 */
export async function measureRendering(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('rendering')]
  const figures = await measureInProcess(bench, root, replica)
  const inProcess = toRow('in process', figures.pages, figures, 0.6)
  return [inProcess, ...(await measureOverHttp(bench, { root, replica, figures })), ...figures.costs.map(toCostRow)]
}

/** Features below this share are not listed. */
const SMALLEST_SHARE = 0.01

/** Makes a row of costs, so that a new expensive feature is noticed. */
function toCostRow({ phase, share, features }: Figures['costs'][number]): BenchRow {
  // Phases are recognised by names of functions (`cost-shares.ts`). One that never occurs has been renamed.
  if (share === 0) throw new Error(`Nothing was seen of ${phase} a page`)
  const toPercent = (part: number) => (part * 100).toFixed(1)
  const named = features.filter((feature) => feature.share >= SMALLEST_SHARE)
  return {
    id: 'P9',
    what: `${phase}, share of a cold product page packed in process`,
    figure: `${toPercent(share)}%: ${named.map((feature) => `${feature.name} ${toPercent(feature.share)}`).join(', ')}`,
    baseline: '',
    goal: '',
    met: undefined,
    value: { median: share * 100, min: share * 100, max: share * 100, unit: '%' },
  }
}

/** Compares with React's median. React's rounds are taken in turn with those in process, and before those over HTTP. */
function toRow(how: string, rates: readonly number[], { react, products, elements }: Figures, goal: number): BenchRow {
  const [rate, most] = [toMedian(rates), toMedian(react)]
  const toShare = (each: number) => each / most
  return {
    id: 'P9',
    what: `${WHAT}, ${how} / React alone`,
    figure: `${toShare(rate).toFixed(2)} (${rate} pages/s, ${products} products)`,
    baseline: `React alone, ${elements} elements: ${most} /s`,
    goal: `≥ ${goal}`,
    met: toShare(rate) >= goal,
    value: {
      median: toShare(rate),
      min: toShare(Math.min(...rates)),
      max: toShare(Math.max(...rates)),
      unit: '',
    },
  }
}

async function measureInProcess({ folder, quick }: Bench, root: string, replica: string): Promise<Figures> {
  const bundle = mkdtempSync(join(folder, 'render-loop-'))
  try {
    await bundleServer(bundle, { entry: join(ROOT, 'bench/src/render-loop.tsx') })
    const [rounds, seconds] = quick ? [2, 0.5] : [7, 2]
    const loop = startPinned(
      0,
      process.execPath,
      [join(bundle, 'main.js'), root, SITE_ID, String(rounds), String(seconds)],
      { env: { ...process.env, NODE_ENV: 'production', REPLICA_DIR: replica }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    return figuresSchema.parse(JSON.parse(await readOutput(loop)))
  } finally {
    rmSync(bundle, { recursive: true, force: true })
  }
}

type HttpOptions = { root: string; replica: string; figures: Figures }

async function measureOverHttp({ quick, folder }: Bench, { root, replica, figures }: HttpOptions): Promise<BenchRow[]> {
  const missing = findMissing(['wrk', 'taskset'])
  if (missing) return VISITS.map(({ how }) => notMeasured('P9', `${WHAT}, ${how}`, '≥ 0.3', missing))
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica, PAGE_CACHE_MB: '0' } })
  const addresses = findAddresses(replica).filter(({ site: own, kind }) => own.id === SITE_ID && kind === 'product')
  const asking = { origin: site.origin, paths: addresses.map(({ pathname }) => pathname), folder }
  const [rounds, seconds] = quick ? [2, 1] : [7, 3]
  const rows: BenchRow[] = []
  for (const { how, headers } of VISITS) {
    await askByWrk({ ...asking, headers, seconds: 1 })
    const rates: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = site.processorSeconds()
      const answers = await askByWrk({ ...asking, headers, seconds })
      rates.push(Math.round(answers / (site.processorSeconds() - before)))
    }
    rows.push(toRow(how, rates, figures, 0.3))
  }
  await site.stop()
  return rows
}
