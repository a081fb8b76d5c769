import { findFreePort } from '../../../scripts/port.ts'
import { findAddresses } from '../addresses.ts'
import { askPacked } from '../ask.ts'
import type { Bench } from '../bench.ts'
import { findFullestPages, READING_KINDS } from '../measured-pages.ts'
import { type BenchRow, toBenchValue, toMedian } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { openBrowser } from './open-browser.ts'
import { servePlainPage } from './plain-page.ts'
import { type Paints, watchThrottledPaints } from './run-lighthouse.ts'

const ROUNDS = 5
const MOST_MS = { first: 1_300, largest: 1_600 }
const { home, product } = READING_KINDS

type Visited = { name: string; url: string; paints: Paints[] }

/** P6 with network and processor really slowed down: visits the fullest home and product page of each language, in turn with an empty page. */
export async function measureThrottledPaints(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('throttled-paints')]
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica } })
  const plainPage = await servePlainPage()
  const port = await findFreePort()
  const browser = await openBrowser({ port })
  const plain: Visited = { name: 'plain', url: plainPage.url, paints: [] }
  const visited = findFullestPages(findAddresses(replica), { home, product }).flatMap(({ name, pages }) =>
    pages.map(({ pathname }): Visited => ({ name, url: new URL(pathname, site.origin).href, paints: [] })),
  )
  try {
    // Visitors meet pages that others have seen: well packed, with their pictures made.
    for (const { url } of [...visited, ...visited]) await askPacked(new URL(url))
    for (let round = 0; round < (bench.quick ? 1 : ROUNDS); round += 1) {
      bench.say(`a slow line, round ${round + 1}`)
      for (const each of [plain, ...visited]) each.paints.push(await watchThrottledPaints(each.url, port))
    }
  } finally {
    await browser.close()
    plainPage.stop()
    await site.stop()
  }
  return [...Map.groupBy(visited, ({ name }) => name)].map(([name, pages]) => toRow(name, pages, plain))
}

const toMedians = ({ paints }: Visited): Paints => ({
  first: toMedian(paints.map(({ first }) => first)),
  largest: toMedian(paints.map(({ largest }) => largest)),
})

/** Makes the row of the slowest page. */
function toRow(name: string, pages: readonly Visited[], plain: Visited): BenchRow {
  const [slowest = plain] = pages.toSorted((a, b) => toMedians(b).largest - toMedians(a).largest)
  const { first, largest } = toMedians(slowest)
  return {
    id: 'P6',
    what: `first and largest paint of ${name} pages, phone, slow line and processor`,
    figure: `${toText(slowest)} at ${new URL(slowest.url).pathname} (${pages.length})`,
    baseline: `a page with nothing on it: ${toText(plain)}`,
    goal: '≤ 1.30 s / ≤ 1.60 s',
    met: first <= MOST_MS.first && largest <= MOST_MS.largest,
    value: toBenchValue(
      slowest.paints.map((each) => each.largest / 1000),
      's',
    ),
  }
}

function toText(visited: Visited): string {
  const { first, largest } = toMedians(visited)
  return `${(first / 1000).toFixed(2)} s / ${(largest / 1000).toFixed(2)} s`
}
