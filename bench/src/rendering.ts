import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findStateFolder, ROOT } from '../../scripts/state-folder.ts'
import { bundleServer } from '../../site/bundling/bundle-server.ts'
import { notMeasured, type Row, toMedian } from './row.ts'
import { startSite } from './site-process.ts'
import { hasCommand, runWrk } from './wrk.ts'

const figuresSchema = z.object({ pages: z.number(), react: z.number(), products: z.number() })

/** P9: product pages that no cache holds, in process and over HTTP, on one core. */
export async function measureRendering(replicaDir: string, path: string, siteId: string): Promise<Row[]> {
  const folder = mkdtempSync(join(findStateFolder(), 'bench-'))
  await bundleServer(folder, join(ROOT, 'bench/src/render-loop.tsx'))
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', REPLICA_DIR: replicaDir }
  const output = execFileSync('taskset', ['-c', '0', process.execPath, join(folder, 'main.js'), ROOT, siteId], {
    env,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  const { pages, react, products } = figuresSchema.parse(JSON.parse(output))
  const inProcess: Row = {
    id: 'P9',
    what: `uncached product page, in process (${products} products)`,
    figure: `${pages} pages/s`,
    baseline: `React alone, 511 elements: ${react} /s`,
    goal: '≥ 2,000 /s',
    met: pages >= 2000,
  }
  return [inProcess, await measureOverHttp(replicaDir, path, react)]
}

async function measureOverHttp(replicaDir: string, path: string, react: number): Promise<Row> {
  const what = 'uncached product page, over HTTP, br'
  if (!hasCommand('wrk')) return notMeasured('P9', what, '≥ 1,000 /s', 'no wrk here')
  const site = await startSite({ REPLICA_DIR: replicaDir, CONTENT_API_URL: 'http://127.0.0.1:9', PAGE_CACHE_MB: '0' })
  const rates: number[] = []
  for (let round = 0; round < 3; round += 1) rates.push(await runWrk(`${site.origin}${path}`, 4, 64))
  await site.stop()
  const rate = Math.round(toMedian(rates))
  return {
    id: 'P9',
    what,
    figure: `${rate} pages/s`,
    baseline: `React alone, 511 elements: ${react} /s`,
    goal: '≥ 1,000 /s',
    met: rate >= 1000,
  }
}
