import { spawnSync } from 'node:child_process'
import type { Product } from './product.ts'
import type { Row } from './row.ts'
import { startSite } from './site-process.ts'

/** P16: the second `npm start`, and a site alone with nothing but its replica. */
export async function measureStart(product: Product, replicaDir: string): Promise<Row[]> {
  const site = await startSite({ REPLICA_DIR: replicaDir, CONTENT_API_URL: 'http://127.0.0.1:9' })
  await site.stop()
  const empty = timeEmptyNode()
  return [
    {
      id: 'P16',
      what: '`npm start`, second time, to ready',
      figure: `${(product.readyMs / 1000).toFixed(1)} s`,
      baseline: '',
      goal: '≤ 10 s',
      met: product.readyMs <= 10_000,
    },
    {
      id: 'P16',
      what: 'site alone from its replica, first page',
      figure: `${(site.readyMs / 1000).toFixed(2)} s`,
      baseline: `node that does nothing: ${(empty / 1000).toFixed(2)} s`,
      goal: '≤ 1 s',
      met: site.readyMs <= 1000,
    },
  ]
}

function timeEmptyNode(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - began
}
