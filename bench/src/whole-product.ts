import { spawnSync } from 'node:child_process'
import type { Bench } from './bench.ts'
import { prepareProduct } from './demo-data.ts'
import { startWholeProduct } from './product.ts'
import { measurePublishing } from './publishing.ts'
import { type BenchRow, toBenchValue, toMedian } from './row.ts'
import { startBenchSite } from './site-process.ts'

/**
 * P10 and P16 need the whole product. It is started three times, and publishes are measured while it runs, with one
 * site process and with two. The first start does not count, because it may still have something to build.
 */
export async function measureProduct(bench: Bench, ids: ReadonlySet<string>): Promise<BenchRow[]> {
  const { folder, quick, say } = bench
  await prepareProduct(folder, say)
  const rows: BenchRow[] = []
  const seconds: number[] = []
  for (const [start, processes] of [1, 2, 1].entries()) {
    say(`npm start, ${start + 1} of 3`)
    const product = await startWholeProduct(folder, { WEB_PROCESSES: String(processes) })
    if (start > 0) seconds.push(product.readyMs / 1000)
    if (ids.has('P10') && start < 2) {
      const publishes = quick ? 5 : 200
      say(`${publishes} publishes, site processes: ${processes}`)
      rows.push(...(await measurePublishing({ folder, product, publishes, processes })))
    }
    await product.stop()
  }
  if (!ids.has('P16')) return rows
  const median = toMedian(seconds)
  const whole: BenchRow = {
    id: 'P16',
    what: '`npm start`, second time, to ready',
    figure: `${median.toFixed(1)} s`,
    baseline: '',
    goal: '≤ 10 s',
    met: median <= 10,
    value: toBenchValue(seconds, 's'),
  }
  return [...rows, whole, await measureSiteAlone(bench)]
}

/** Measures a site with nothing but its replica, beside a process that does nothing. */
async function measureSiteAlone(bench: Bench): Promise<BenchRow> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('start-time')]
  const ready: number[] = []
  const empty: number[] = []
  for (let round = 0; round < (bench.quick ? 2 : 7); round += 1) {
    const site = await startBenchSite({ root, env: { REPLICA_DIR: replica } })
    await site.stop()
    ready.push(site.readyMs / 1000)
    empty.push(timeEmptyNode() / 1000)
  }
  const median = toMedian(ready)
  return {
    id: 'P16',
    what: 'site alone from its replica, first page',
    figure: `${median.toFixed(2)} s`,
    baseline: `node that does nothing: ${toMedian(empty).toFixed(2)} s`,
    goal: '≤ 1 s',
    met: median <= 1,
    value: toBenchValue(ready, 's'),
  }
}

function timeEmptyNode(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - began
}
