import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAddresses } from './addresses.ts'
import { askAll, askOverHttp } from './ask.ts'
import { askAtRate } from './ask-at-rate.ts'
import type { Bench } from './bench.ts'
import { findMissing } from './machine.ts'
import { startNginx } from './nginx.ts'
import { loadPageLinks } from './page-links.ts'
import { spread } from './request-mix.ts'
import { type BenchRow, notMeasured, toBenchValue, toPercentile } from './row.ts'
import { readMetric } from './site-metrics.ts'
import { startBenchSite } from './site-process.ts'

const HEADERS = { accept: 'image/webp,*/*' }
const PER_SECOND = 200
const MOST_MS = 2
const CROWD = 1_000
/** Number of pictures that all fit into the site's memory. They are requested in turn. */
const IN_MEMORY = 10

type Setting = { bench: Bench; root: string; env: Record<string, string>; paths: string[]; rounds: number }

/** P15: compares finished pictures from memory and from disk with nginx serving one of them, and sends many requests for one that is not made yet. */
export async function measurePictures(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('pictures')]
  const images = join(bench.folder, 'images', 'pictures')
  rmSync(images, { recursive: true, force: true })
  const env = { REPLICA_DIR: replica, IMAGE_CACHE_DIR: images }
  const site = await startBenchSite({ root, env })
  const { pictures } = await loadPageLinks(site, findAddresses(replica))
  const crowd = await measureCrowd(site.origin, pictures)
  const paths = spread(pictures, bench.quick ? 40 : 400)
  bench.say(`making ${paths.length} pictures`)
  await askAll(paths, 4, async (path, agent) => {
    const { status } = await askOverHttp(new URL(path, site.origin), HEADERS, agent)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  })
  await site.stop()
  const setting = { bench, root, env, paths, rounds: bench.quick ? 2 : 5 }
  return [...(await measureKept(setting)), crowd]
}

/** Starts a new process in each round. It has nothing in memory, reads every picture from disk once, then serves some again. */
async function measureKept({ bench, root, env, paths, rounds }: Setting): Promise<BenchRow[]> {
  const [disk, memory, nginx]: [number[][], number[][], number[][]] = [[], [], []]
  const missing = findMissing(['nginx'])
  for (let round = 0; round < rounds; round += 1) {
    const site = await startBenchSite({ root, env })
    const toUrls = (some: readonly string[]) => some.map((path) => new URL(path, site.origin).href)
    disk.push(await askAtRate(toUrls(paths), { headers: HEADERS, perSecond: PER_SECOND }))
    const few = toUrls(spread(paths, IN_MEMORY))
    for (const url of few) await askOverHttp(url, HEADERS)
    const often = Array.from({ length: bench.quick ? 100 : 800 }, (_, at) => few[at % few.length] ?? '')
    memory.push(await askAtRate(often, { headers: HEADERS, perSecond: PER_SECOND }))
    if (!missing) nginx.push(await measureNginx(few[0] ?? '', often.length))
    await site.stop()
  }
  const baseline = missing
    ? `nginx: ${missing}`
    : `one of them from nginx, p99: ${toMs(toPercentile(nginx.flat(), 0.99))}`
  return [
    toKeptRow('from memory', memory, baseline),
    toKeptRow(`from disk (${paths.length} pictures, in the system's cache)`, disk, baseline),
  ]
}

function toKeptRow(where: string, rounds: number[][], baseline: string): BenchRow {
  const all = rounds.flat()
  const p99 = toPercentile(all, 0.99)
  return {
    id: 'P15',
    what: `picture ${where}, p99 at ${PER_SECOND}/s`,
    figure: `${toMs(p99)} (median ${toMs(toPercentile(all, 0.5))})`,
    baseline,
    goal: `≤ ${MOST_MS} ms`,
    met: p99 <= MOST_MS,
    value: {
      ...toBenchValue(
        rounds.map((round) => toPercentile(round, 0.99)),
        'ms',
      ),
      median: p99,
    },
  }
}

async function measureNginx(url: string, requests: number): Promise<number[]> {
  const { headers, body } = await askOverHttp(url, HEADERS)
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-nginx-'))
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const { url: served, stop } = await startNginx({ folder, body, headers: named, openFileCache: false })
  try {
    const urls = new Array<string>(requests).fill(served)
    return await askAtRate(urls, { headers: HEADERS, perSecond: PER_SECOND })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Requests the same new picture many times at once. */
async function measureCrowd(origin: string, pictures: readonly string[]): Promise<BenchRow> {
  const what = `pictures made for ${CROWD} simultaneous first requests`
  const [path] = pictures
  if (path === undefined) return notMeasured('P15', what, '1', 'the pages show no picture')
  const counter = 'menagerie_encode_seconds_count'
  const before = await readMetric(origin, counter)
  const url = new URL(path, origin)
  const answers = await Promise.all(Array.from({ length: CROWD }, () => askOverHttp(url, HEADERS)))
  const wrong = answers.filter(({ status, body }) => status !== 200 || !body.equals(answers[0]?.body ?? body)).length
  const made = (await readMetric(origin, counter)) - before
  return {
    id: 'P15',
    what,
    figure: `${made}${wrong ? `, ${wrong} wrong answers` : ''}`,
    baseline: `all answered after ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms`,
    goal: '1',
    met: made === 1 && wrong === 0,
  }
}

const toMs = (ms: number) => `${ms.toFixed(2)} ms`
