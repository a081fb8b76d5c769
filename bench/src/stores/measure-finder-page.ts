import { MAIN_BRAND } from '@menagerie/demo/brands'
import { findAddresses } from '../addresses.ts'
import { askPacked } from '../ask.ts'
import type { Bench } from '../bench.ts'
import { openBrowser, PHONE_CONTEXT } from '../browser/open-browser.ts'
import { servePlainPage } from '../browser/plain-page.ts'
import { loadPageFiles } from '../page-files.ts'
import { type BenchRow, toBenchValue, toExactValue, toPercentile } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { loadScripts, typePlace, type Visit, visitFinder } from './visit-finder.ts'

const ID = 'STORES'
/** The site with the most stores: as many as a page of the list has. */
const SITE = `${MAIN_BRAND}/en_US`
const MOST = { html: 40_000, script: 6_000, press: 80, map: 2_000, largest: 1_000 }
const [WITH_MAP, WITHOUT_MAP] = [1280, 1199]
const TOWN = 'chicago'

/** Measures the finder's page with 300 stores: its bytes, paints, map and suggestions, beside the same page without the map. */
export async function measureFinderPage(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('store-finder')]
  const found = findAddresses(replica).find(({ site, template }) => site.id === SITE && template === 'StoreLocator')
  if (found === undefined) throw new Error(`There is no store finder in ${SITE}`)
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica } })
  const plain = await servePlainPage()
  const browser = await openBrowser()
  const rounds = bench.quick ? 1 : 5
  const url = new URL(found.pathname, site.origin)
  try {
    for (let visit = 0; visit < 2; visit += 1) await askPacked(url)
    const { htmlBytes } = await loadPageFiles(site.origin, found.pathname)
    const scriptBytes = await loadScripts(browser, url.href)
    const [near, far, none]: [Visit[], Visit[], Visit[]] = [[], [], []]
    const presses: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bench.say(`the store finder in a browser, round ${round + 1}`)
      none.push(await visitFinder(browser, plain.url, WITHOUT_MAP))
      far.push(await visitFinder(browser, url.href, WITHOUT_MAP))
      near.push(await visitFinder(browser, url.href, WITH_MAP))
      presses.push(...(await typePlace(browser, url.href, PHONE_CONTEXT, TOWN)))
    }
    return [...toByteRows({ htmlBytes, scriptBytes }), ...toPaintRows(near, far, none), toPressRow(presses)]
  } finally {
    await browser.close()
    plain.stop()
    await site.stop()
  }
}

function toByteRows({ htmlBytes, scriptBytes }: { htmlBytes: number; scriptBytes: number }): BenchRow[] {
  const toRow = (what: string, bytes: number, most: number): BenchRow => ({
    id: ID,
    what,
    figure: `${(bytes / 1000).toFixed(2)} kB`,
    baseline: '',
    goal: `≤ ${most / 1000} kB`,
    met: bytes <= most,
    value: toExactValue(bytes, 'B'),
  })
  return [
    toRow('HTML of a page with 300 stores, brotli', htmlBytes, MOST.html),
    toRow('JavaScript of the page before it is touched, gzip', scriptBytes, MOST.script),
  ]
}

function toPaintRows(near: readonly Visit[], far: readonly Visit[], none: readonly Visit[]): BenchRow[] {
  const largestOf = (visits: readonly Visit[]) =>
    toBenchValue(
      visits.map(({ largest }) => largest),
      'ms',
    )
  const shiftOf = (visits: readonly Visit[]) => Math.max(...visits.map(({ shift }) => shift))
  const [largest, shift, map] = [
    largestOf(near),
    shiftOf(near),
    toBenchValue(
      near.map(({ mapMs }) => mapMs),
      'ms',
    ),
  ]
  const plain = largestOf(none).median.toFixed(0)
  return [
    {
      id: ID,
      what: 'largest paint of the finder with its map',
      value: largest,
      goal: `≤ ${MOST.largest} ms`,
      figure: `${largest.median.toFixed(0)} ms`,
      met: largest.median <= MOST.largest,
      baseline: `without the map ${largestOf(far).median.toFixed(0)} ms, a plain page ${plain} ms`,
    },
    {
      id: ID,
      what: 'what moves by itself (CLS) on the finder with its map',
      goal: '0',
      met: shift < 0.001,
      figure: shift.toFixed(3),
      baseline: `without the map ${shiftOf(far).toFixed(3)}`,
    },
    {
      id: ID,
      what: 'the map from its place in view to its first mark',
      value: map,
      goal: `≤ ${MOST.map} ms`,
      figure: `${map.median.toFixed(0)} ms`,
      baseline: '',
      met: map.median <= MOST.map,
    },
  ]
}

function toPressRow(presses: readonly number[]): BenchRow {
  const value = toBenchValue(presses, 'ms')
  const most = toPercentile(presses, 0.95)
  return {
    id: ID,
    what: 'from a key to painted suggestions, phone, 4× slower',
    value,
    baseline: `median ${value.median.toFixed(0)} ms`,
    figure: `p95 ${most.toFixed(0)} ms`,
    goal: `≤ ${MOST.press} ms`,
    met: most <= MOST.press,
  }
}
