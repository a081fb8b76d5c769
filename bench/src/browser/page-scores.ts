import { findFreePort } from '../../../scripts/port.ts'
import { waitForSearch } from '../../../scripts/start/wait-for-search.ts'
import { type Address, findAddresses } from '../addresses.ts'
import { askPacked } from '../ask.ts'
import type { Bench } from '../bench.ts'
import { findFullestPages, INDEXED_KINDS, READING_KINDS, toSearchPathnames } from '../measured-pages.ts'
import { type BenchRow, toBenchValue, toMedian } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { openBrowser } from './open-browser.ts'
import { servePlainPage } from './plain-page.ts'
import { CATEGORIES, type LighthouseRun, runLighthouse } from './run-lighthouse.ts'

const ROUNDS = 5
const MOST_LCP_MS = 1_000

type Visited = { pathname: string; runs: LighthouseRun[] }
/** Lists the categories that count for a page. Search pages need no SEO score, because search engines must not list them. */
type Kind = { name: string; visited: Visited[]; categories: readonly string[] }
const NOT_LISTED = CATEGORIES.filter((category) => category !== 'seo')

/**
 * P5 and P6: runs Lighthouse's phone profile on the fullest page of each kind in three languages, five visits each in
 * rounds, beside an empty page.
 */
export async function measurePageScores(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('page-scores')]
  const found = toKinds(findAddresses(replica), bench.quick)
  // Without the engine, lists have no filters and the header's search has no overlay.
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica, SEARCH_ENGINE: 'embedded' } })
  const plainPage = await servePlainPage()
  const port = await findFreePort()
  const browser = await openBrowser({ port })
  const plain = toVisited('/')
  try {
    await waitForSearch(site.origin)
    for (let round = 0; round < (bench.quick ? 1 : ROUNDS); round += 1) {
      bench.say(`Lighthouse, round ${round + 1}`)
      plain.runs.push(await runLighthouse(plainPage.url, port))
      for (const each of found.flatMap(({ visited }) => visited)) {
        const url = new URL(each.pathname, site.origin)
        if (round === 0) await warm(url)
        each.runs.push(await runLighthouse(url.href, port))
      }
    }
  } finally {
    await browser.close()
    plainPage.stop()
    await site.stop()
  }
  for (const each of found.flatMap(({ visited }) => visited)) sayFaults(each, bench)
  return found.flatMap((kind) => [toScoreRow(kind, plain), toTimesRow(kind, plain)])
}

const toVisited = (pathname: string): Visited => ({ pathname, runs: [] })

function toKinds(addresses: readonly Address[], isQuick: boolean): Kind[] {
  const pages = findFullestPages(addresses, isQuick ? READING_KINDS : INDEXED_KINDS).map(({ name, pages }) => ({
    name,
    categories: CATEGORIES,
    visited: pages.map(({ pathname }) => toVisited(pathname)),
  }))
  const search = { name: 'search', visited: toSearchPathnames(addresses).map(toVisited), categories: NOT_LISTED }
  return isQuick ? pages : [...pages, search]
}

/** Visits a page first, because visitors meet pages that others have seen: well packed, with their pictures made. */
async function warm(url: URL): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) await askPacked(url)
}

/** Prints the faults that cost points in more than half of the visits. */
function sayFaults({ pathname, runs }: Visited, { say }: Bench): void {
  const names = runs.flatMap(({ faults }) => faults).map((fault) => fault.split(' ')[0])
  for (const [name, group] of Map.groupBy(names, (each) => each)) {
    if (group.length <= runs.length / 2) continue
    const last = runs.flatMap(({ faults }) => faults).findLast((fault) => fault.split(' ')[0] === name)
    say(`${pathname}: ${last}`)
  }
}

/** Makes the row of the page with the fewest points (the median of its visits). */
function toScoreRow({ name, visited, categories }: Kind, plain: Visited): BenchRow {
  const scoresOf = ({ runs }: Visited) => categories.map((_, at) => toMedian(runs.map(({ scores }) => scores[at] ?? 0)))
  const sumOf = (each: Visited) => scoresOf(each).reduce((sum, score) => sum + score, 0)
  const [worst] = visited.toSorted((a, b) => sumOf(a) - sumOf(b))
  if (worst === undefined) throw new Error(`There is no ${name} page`)
  const lowest = categories.map((_, at) => Math.min(...visited.map((each) => scoresOf(each)[at] ?? 0)))
  return {
    id: 'P5',
    what: `Lighthouse, phone, ${name} pages: ${categories.join(', ')}`,
    figure: `${lowest.join(' / ')} (${visited.length})${lowest.every(isFull) ? '' : `, least at ${worst.pathname}`}`,
    baseline: `a page with nothing on it: ${scoresOf(plain).join(' / ')}`,
    goal: categories.map(() => 100).join(' / '),
    met: lowest.every(isFull),
    value: toBenchValue(
      worst.runs.map(({ scores }) => scores[0] ?? 0),
      'points',
    ),
  }
}

const isFull = (score: number) => score === 100

function toTimesRow({ name, visited }: Kind, plain: Visited): BenchRow {
  const lcpOf = ({ runs }: Visited) => toMedian(runs.map(({ lcp }) => lcp))
  const tbtOf = ({ runs }: Visited) => toMedian(runs.map(({ tbt }) => tbt))
  const clsOf = ({ runs }: Visited) => toMedian(runs.map(({ cls }) => cls))
  const [slowest] = visited.toSorted((a, b) => lcpOf(b) - lcpOf(a))
  if (slowest === undefined) throw new Error(`There is no ${name} page`)
  const tbt = Math.max(...visited.map(tbtOf))
  const cls = Math.max(...visited.map(clsOf))
  return {
    id: 'P6',
    what: `LCP, TBT, CLS of ${name} pages, phone`,
    figure: `${toSeconds(lcpOf(slowest))} at ${slowest.pathname}, ${tbt.toFixed(0)} ms, ${cls.toFixed(2)} (${visited.length})`,
    baseline: `a page with nothing on it: ${toSeconds(lcpOf(plain))}, ${tbtOf(plain).toFixed(0)} ms`,
    goal: '≤ 1.0 s, 0 ms, 0.00',
    met: lcpOf(slowest) <= MOST_LCP_MS && tbt < 1 && cls < 0.005,
    value: toBenchValue(
      slowest.runs.map(({ lcp }) => lcp / 1000),
      's',
    ),
  }
}

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
