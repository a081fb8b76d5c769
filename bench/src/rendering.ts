import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../../scripts/state-folder.ts'
import { bundleServer } from '../../web/bundling/bundle-server.ts'
import { findAddresses, findProductPath } from './addresses.ts'
import type { Bench } from './bench.ts'
import { readOutput, startPinned } from './children.ts'
import { findMissing } from './machine.ts'
import { notMeasured, type Row, toMedian, toValue } from './row.ts'
import { startSite } from './site-process.ts'
import { runWrk } from './wrk.ts'

const SITE_ID = 'tailwell/en_US'
const figuresSchema = z.object({ pages: z.array(z.number()), react: z.array(z.number()), products: z.number() })
type Figures = z.infer<typeof figuresSchema>

/** P9: product pages that no cache holds, in process and over HTTP, on one core. */
export async function measureRendering(bench: Bench): Promise<Row[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('rendering')]
  const figures = await measureInProcess(bench, root, replica)
  const react = toMedian(figures.react)
  const pages = toMedian(figures.pages)
  const inProcess: Row = {
    id: 'P9',
    what: 'uncached product page, in process',
    figure: `${pages} pages/s (${figures.products} products)`,
    baseline: `React alone, 511 elements: ${react} /s`,
    goal: '≥ 2,000 /s',
    met: pages >= 2000,
    value: toValue(figures.pages, '/s'),
  }
  return [inProcess, await measureOverHttp(bench, { root, replica, react })]
}

async function measureInProcess({ folder, quick }: Bench, root: string, replica: string): Promise<Figures> {
  const bundle = mkdtempSync(join(folder, 'render-loop-'))
  try {
    await bundleServer(bundle, join(ROOT, 'bench/src/render-loop.tsx'))
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

type HttpOptions = { root: string; replica: string; react: number }

async function measureOverHttp({ quick }: Bench, { root, replica, react }: HttpOptions): Promise<Row> {
  const what = 'uncached product page, over HTTP, br'
  const missing = findMissing(['wrk', 'taskset'])
  if (missing) return notMeasured('P9', what, '≥ 1,000 /s', missing)
  const site = await startSite({ root, env: { REPLICA_DIR: replica, PAGE_CACHE_MB: '0' } })
  const url = new URL(findProductPath(findAddresses(replica), SITE_ID), site.origin).href
  await runWrk(url, 1)
  const [rounds, seconds] = quick ? [2, 1] : [7, 3]
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) rates.push(Math.round(await runWrk(url, seconds, 64)))
  await site.stop()
  const rate = toMedian(rates)
  return {
    id: 'P9',
    what,
    figure: `${rate} pages/s`,
    baseline: `React alone, 511 elements: ${react} /s`,
    goal: '≥ 1,000 /s',
    met: rate >= 1000,
    value: toValue(rates, '/s'),
  }
}
