import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ofPair } from '@menagerie/demo/brands'
import { findAddresses } from './addresses.ts'
import { askAll, askOverHttp } from './ask.ts'
import type { Bench } from './bench.ts'
import { startChild, stopChild } from './children.ts'
import { readMemory } from './memory.ts'
import { loadPageLinks } from './page-links.ts'
import { type MixedRequest, type Picture, spread, toRequests } from './request-mix.ts'
import { type BenchRow, notMeasured, toBenchValue, toMedian } from './row.ts'
import { readMetric } from './site-metrics.ts'
import { type BenchSite, startBenchSite } from './site-process.ts'

const WHAT = 'memory of a site process'
/** 350 MiB. */
const MOST_MEMORY = 367
/** A heap varies, so less than this between the halves is not called growth. */
const GROWTH = 1.05
const LANES = 16
const SAMPLES = 100
/** Pictures are made in all formats, because encoding needs the most memory. */
const ACCEPTS = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']

/** P14: resident memory after 100,000 requests for all pages of all brand-locales, with their pictures and files. */
export async function measureMemoryUse(bench: Bench): Promise<BenchRow[]> {
  if (process.platform !== 'linux') return [notMeasured('P14', WHAT, `≤ ${MOST_MEMORY} MB`, 'only Linux tells')]
  const [requests, encodes] = bench.quick ? [4_000, 12] : [100_000, 300]
  const [root, replica] = [await bench.siteRoot(), await bench.replica('memory-use')]
  const images = join(bench.folder, 'images', 'memory-use')
  rmSync(images, { recursive: true, force: true })
  const empty = await measureEmpty()
  const site = await startBenchSite({
    root,
    env: { REPLICA_DIR: replica, IMAGE_CACHE_DIR: images, SEARCH_ENGINE: 'embedded' },
  })
  const atStart = readNow(site)
  const addresses = findAddresses(replica)
  const { assets, pictures: all } = await loadPageLinks(site, addresses)
  const pictures = await makePictures(site, spread(all, encodes))
  const warm = readNow(site)
  bench.say(`${requests} requests for ${addresses.length} pages, ${pictures.length} pictures, ${assets.length} files`)
  const samples = await askAndWatch(site, requests, toRequests(requests, { addresses, pictures, assets }))
  const cached = await readMetric(site.origin, 'menagerie_cached_bytes')
  const highest = site.memory()?.highest ?? Number.NaN
  await site.stop()
  const [half, end] = [toMedian(samples.slice(SAMPLES * 0.45, SAMPLES * 0.5)), toMedian(samples.slice(-SAMPLES * 0.05))]
  return [
    {
      id: 'P14',
      what: `${WHAT} after ${requests} requests`,
      figure: `${end.toFixed(0)} MB (${highest.toFixed(0)} at most)`,
      baseline: `node that only listens: ${empty.toFixed(0)} MB; just started ${atStart.toFixed(0)}, all asked for once ${warm.toFixed(0)}; page cache ${(cached / 1e6).toFixed(1)} MB`,
      goal: `≤ ${MOST_MEMORY} MB`,
      met: end <= MOST_MEMORY,
      value: { ...toBenchValue(samples.slice(SAMPLES / 2), 'MB'), median: end },
    },
    {
      id: 'P14',
      what: `growth of it over the second half`,
      figure: `${((end / half - 1) * 100).toFixed(1)}%`,
      baseline: `after ${requests / 2} requests: ${half.toFixed(0)} MB`,
      goal: `no growth (≤ ${((GROWTH - 1) * 100).toFixed(0)}%)`,
      met: end <= half * GROWTH,
    },
  ]
}

/** Returns the resident memory after each hundredth of the requests. */
async function askAndWatch(site: BenchSite, count: number, requests: Iterable<MixedRequest>): Promise<number[]> {
  const samples: number[] = []
  let done = 0
  await askAll(requests, LANES, async ({ brand, path, headers, expected }, agent) => {
    const { status } = await askOverHttp(new URL(path, ofPair(site.origins, brand)), headers, agent)
    if (status !== expected) throw new Error(`${path} answers ${status}`)
    done += 1
    if (done % (count / SAMPLES) === 0) samples.push(readNow(site))
  })
  return samples
}

async function makePictures(site: BenchSite, paths: readonly string[]): Promise<Picture[]> {
  const pictures = paths.map((path, at) => ({ path, accept: ACCEPTS[at % ACCEPTS.length] ?? '*/*' }))
  await askAll(pictures, 4, async ({ path, accept }, agent) => {
    const { status } = await askOverHttp(new URL(path, site.origin), { accept }, agent)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  })
  return pictures
}

const readNow = (site: BenchSite): number => site.memory()?.now ?? Number.NaN

/** Measures the least memory that any server in Node takes. */
async function measureEmpty(): Promise<number> {
  const script = "require('node:http').createServer(() => {}).listen(0, '127.0.0.1', () => console.log('listening'))"
  const child = startChild(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise((done) => child.stdout?.once('data', done))
  const memory = readMemory(child.pid)?.now ?? Number.NaN
  await stopChild(child)
  return memory
}
