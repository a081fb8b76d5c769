import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ofPair } from '@menagerie/demo/brands'
import { ROOT } from '../../scripts/state-folder.ts'
import { currentFile, setCurrentFile } from '../../web/src/replica/current-file.ts'
import { type Address, findAddresses } from './addresses.ts'
import { askAll, askOverHttp } from './ask.ts'
import type { Bench } from './bench.ts'
import { readOutput, startPinned } from './children.ts'
import { growReplica } from './clone-entries.ts'
import { PLAIN_ELEMENTS } from './react-loop.ts'
import { type BenchRow, toBenchValue } from './row.ts'
import { readMetric, toRequestsName } from './site-metrics.ts'
import { type BenchSite, startBenchSite } from './site-process.ts'

const PAGES = 100_000
const QUICK_PAGES = 4_000
const MOST_SECONDS = 300
/** 1 GiB. */
const MOST_MEMORY = 2 ** 30 / 1e6
/** Requests in progress at each process: enough that it is never idle and none waits long. */
const LANES = 4

/**
 * P11: a site of 100,000 pages, each requested once over HTTP in brotli from two site processes with a core each, which the
 * requests share. Nothing is cached before; rendered pages are kept within the usual page cache of each process.
 */
export async function measureLargeSite(bench: Bench): Promise<BenchRow[]> {
  const wanted = bench.quick ? QUICK_PAGES : PAGES
  const root = await bench.siteRoot()
  const replica = await makeLargeReplica(bench, wanted)
  const addresses = findAddresses(replica).slice(0, wanted)
  if (addresses.length < wanted) throw new Error(`Only ${addresses.length} addresses`)
  const react = await measureReact(bench.quick ? 0.5 : 3)
  const env = { REPLICA_DIR: replica, IMAGE_CACHE_DIR: join(bench.folder, 'images', 'large-site') }
  const sites = [await startBenchSite({ root, env, core: 0 }), await startBenchSite({ root, env, core: 1 })]
  bench.say(`rendering ${wanted} pages`)
  const began = performance.now()
  const bytes = await Promise.all(
    sites.map((site, at) =>
      askForPages(
        site,
        addresses.filter((_, number) => number % sites.length === at),
      ),
    ),
  )
  const seconds = (performance.now() - began) / 1000
  const packed = bytes.reduce((sum, each) => sum + each, 0) / 1e6
  const rows = [toTimeRow({ wanted, seconds, packed, react }), await toMemoryRow(wanted, sites)]
  for (const { stop } of sites) await stop()
  return rows
}

async function askForPages(site: BenchSite, addresses: readonly Address[]): Promise<number> {
  let bytes = 0
  await askAll(addresses, LANES, async ({ site: { brand }, pathname }, agent) => {
    const { status, body } = await askOverHttp(
      new URL(pathname, ofPair(site.origins, brand)),
      { 'accept-encoding': 'br' },
      agent,
    )
    if (status !== 200) throw new Error(`${pathname} answers ${status}`)
    bytes += body.length
  })
  return bytes
}

type Timed = { wanted: number; seconds: number; packed: number; react: number }

function toTimeRow({ wanted, seconds, packed, react }: Timed): BenchRow {
  return {
    id: 'P11',
    what: `${wanted} pages rendered and packed, two processes`,
    figure: `${seconds.toFixed(0)} s (${Math.round(wanted / seconds)} pages/s, ${packed.toFixed(0)} MB of brotli)`,
    baseline: `React alone, ${PLAIN_ELEMENTS} elements, as often on two cores: ${(wanted / react).toFixed(0)} s`,
    goal: `≤ ${(MOST_SECONDS * wanted) / PAGES} s`,
    met: seconds <= (MOST_SECONDS * wanted) / PAGES,
    value: toBenchValue([seconds], 's'),
  }
}

async function toMemoryRow(wanted: number, sites: readonly BenchSite[]): Promise<BenchRow> {
  const read = async (name: string) =>
    (await Promise.all(sites.map(({ origin }) => readMetric(origin, name)))).reduce((sum, each) => sum + each, 0)
  const [pages, bytes] = [await read('menagerie_cached_pages'), await read('menagerie_cached_bytes')]
  const rendered = await read(toRequestsName('page', 'rendered'))
  const memories = sites.map(({ memory }) => memory()?.highest ?? Number.NaN)
  const memory = memories.reduce((sum, each) => sum + each, 0)
  return {
    id: 'P11',
    what: `memory of both processes at its highest, ${wanted} pages`,
    figure: Number.isNaN(memory) ? 'not measured: only Linux tells' : `${memory.toFixed(0)} MB`,
    baseline: `${rendered} rendered, of which the caches hold ${pages}: ${(bytes / 1e6).toFixed(0)} MB`,
    goal: '≤ 1 GiB',
    met: Number.isNaN(memory) ? undefined : memory <= MOST_MEMORY,
    value: Number.isNaN(memory) ? undefined : toBenchValue([memory], 'MB'),
  }
}

/** Measures how often React alone renders per second, on two cores at a time. */
async function measureReact(seconds: number): Promise<number> {
  const rates = await Promise.all(
    [0, 1].map(async (core) => {
      const args = [join(ROOT, 'bench/src/react-alone.ts'), String(seconds)]
      const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
      return Number(
        await readOutput(startPinned(core, process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })),
      )
    }),
  )
  return rates.reduce((sum, rate) => sum + rate, 0)
}

/** Makes the replica once for each state of the demo. */
async function makeLargeReplica(bench: Bench, pages: number): Promise<string> {
  const demo = await bench.replica('large-site')
  const source = currentFile(demo)
  const hash = createHash('sha256')
    .update(readFileSync(source))
    .update(readFileSync(join(ROOT, 'bench/src/clone-entries.ts')))
  const [large, digest] = [join(bench.folder, `large-${pages}`), hash.digest('hex')]
  const mark = join(large, 'made-from')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return large
  bench.say(`making a replica of ${pages} pages`)
  rmSync(large, { recursive: true, force: true })
  mkdirSync(large, { recursive: true })
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(`${source}${suffix}`)) cpSync(`${source}${suffix}`, join(large, `${basename(source)}${suffix}`))
  setCurrentFile(large, join(large, basename(source)))
  growReplica(large, pages)
  writeFileSync(mark, digest)
  return large
}
