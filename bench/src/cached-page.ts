import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { findAddresses, findProductPath } from './addresses.ts'
import { askOverHttp, askPacked } from './ask.ts'
import type { Bench } from './bench.ts'
import { interleave, type Measure, toRatios } from './interleave.ts'
import { findMissing } from './machine.ts'
import { startNextPage } from './next-page.ts'
import { startNginx } from './nginx.ts'
import { type BenchRow, notMeasured, toBenchValue, toMedian } from './row.ts'
import { startBenchSite } from './site-process.ts'
import { runWrk } from './wrk.ts'

const WHAT = 'cached product page, one core'
const OURS = 'site'
const [PLAIN, OPENED, NEXT] = ['nginx, plain', 'nginx, open_file_cache', 'a Next.js static page of that size']

/** P8: compares our cached page with nginx serving the same bytes with the same headers, in turn, and with Next.js. */
export async function measureCachedPage(bench: Bench): Promise<BenchRow[]> {
  const missing = findMissing(['nginx', 'wrk', 'taskset'])
  if (missing) return [notMeasured('P8', `${WHAT}: / ${PLAIN}`, '≥ 1.0', missing)]
  const replica = await bench.replica('cached-page')
  const site = await startBenchSite({ root: await bench.siteRoot(), env: { REPLICA_DIR: replica } })
  const ours = new URL(findProductPath(findAddresses(replica), `${MAIN_BRAND}/en_US`), site.origin).href
  const html = await askOverHttp(ours)
  // A page is packed well some moments after its second visit. The measured bytes are those that it has from then on.
  for (let visit = 0; visit < 2; visit += 1) await askPacked(ours)
  await new Promise((done) => setTimeout(done, 500))
  const { headers, body } = await askOverHttp(ours, { 'accept-encoding': 'br' })
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-nginx-'))
  const shared = {
    body,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  }
  const plain = await startNginx({ folder: join(folder, 'plain'), ...shared, openFileCache: false })
  const opened = await startNginx({ folder: join(folder, 'opened'), ...shared, openFileCache: true })
  const next = await startNextPage(join(bench.folder, 'next'), html.body.length).catch((error: unknown) =>
    String(error),
  )

  const [rounds, seconds] = bench.quick ? [2, 1] : [7, 3]
  const measure = (name: string, url: string): Measure => ({ name, take: () => runWrk(url, seconds) })
  const measures = [measure(OURS, ours), measure(PLAIN, plain.url), measure(OPENED, opened.url)]
  if (typeof next !== 'string') measures.push(measure(NEXT, next.url))
  const rates = await interleave(rounds, measures)
  for (const { stop } of [plain, opened, site, ...(typeof next === 'string' ? [] : [next])]) await stop()
  rmSync(folder, { recursive: true, force: true })
  const bytes = `${body.length} B`
  return [
    toRow(rates, PLAIN, 1, `same ${bytes} and headers: `),
    toRow(rates, OPENED, 0.7, `same ${bytes} and headers: `),
    typeof next === 'string'
      ? notMeasured('P8', `${WHAT} / ${NEXT}`, '≥ 20', next.slice(0, 200))
      : toRow(rates, NEXT, 20, 'next start without packing: '),
  ]
}

function toRow(rates: ReadonlyMap<string, number[]>, name: string, goal: number, about: string): BenchRow {
  const [own, other] = [rates.get(OURS) ?? [], rates.get(name) ?? []]
  const ratio = toMedian(own) / toMedian(other)
  return {
    id: 'P8',
    what: `${WHAT} / ${name}`,
    figure: `${ratio.toFixed(2)} (${Math.round(toMedian(own))} req/s)`,
    baseline: `${about}${Math.round(toMedian(other))} req/s`,
    goal: `≥ ${goal}`,
    met: ratio >= goal,
    value: { ...toBenchValue(toRatios(own, other), ''), median: ratio },
  }
}
