import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'
import { findAddresses } from '../addresses.ts'
import type { Bench } from '../bench.ts'
import { ofMeasuredSites } from '../measured-pages.ts'
import { type BenchRow, notMeasured, toBenchValue, toExactValue, toMedian } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { buildInstantList, INSTANT_LIST_PATH } from './instant-search/open-instant-list.ts'
import { openBrowser, openVisit, SLOW_CPU } from './open-browser.ts'
import { readPresses, watchPresses } from './watch-presses.ts'

const WORD = 'chicken'
const ROUNDS = 3
const MOST_SCRIPT = 75_000
const MOST_PAINT_MS = 80
const PATIENCE_MS = 30_000
const PAINT_GOAL = `≤ ${MOST_PAINT_MS} ms`

/** Pages with lists that are answered in the browser, and the field to type into. */
const TYPED = [
  {
    name: 'product search',
    path: '/search/products/',
    field: 'main input[name=query]',
    drawn: 'main form',
  },
  { name: 'header search', path: '/', field: 'header input[name=query]:visible', drawn: '[role=listbox]' },
] as const
type TypedSearch = { readonly name: string; readonly path: string; readonly field: string; readonly drawn: string }

/** The alternative, measured in the same run: InstantSearch's widgets on the same index, with the same facets, pictures and number of hits. */
const INSTANT_SEARCH: TypedSearch = {
  name: 'InstantSearch',
  path: `${INSTANT_LIST_PATH}?index=products_en_US`,
  field: 'main input[type=search]',
  drawn: 'main section',
}

/** P2: all scripts of list and search pages. P13: the time from a key press to painted results, on a CPU that is four times slower. */
export async function measureListPages(bench: Bench, ids: ReadonlySet<string>): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('list-pages')]
  const lists = ofMeasuredSites(findAddresses(replica)).filter(
    ({ template }) => template === 'MainCategory' || template === 'ProductOverviewPage',
  )
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica, SEARCH_ENGINE: 'embedded' } })
  const browser = await openBrowser()
  try {
    const rows: BenchRow[] = []
    const paths = ['/search/products/', '/search/results/?query=chicken', ...lists.map(({ pathname }) => pathname)]
    if (ids.has('P2')) rows.push(await measureScripts(browser, site.origin, paths))
    if (ids.has('P13')) rows.push(...(await measureAllTyping(browser, site.origin, bench)))
    for (const row of rows) bench.say(`${row.what}: ${row.figure}`)
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measureScripts(browser: Browser, origin: string, paths: readonly string[]): Promise<BenchRow> {
  const sums: { path: string; bytes: number }[] = []
  for (const path of paths) {
    const context = await openVisit(browser)
    const page = await context.newPage()
    const texts: Promise<Buffer>[] = []
    const collect = (response: Response) => {
      if (response.request().resourceType() === 'script') texts.push(response.body())
    }
    page.on('response', collect)
    await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' })
    page.off('response', collect)
    const sizes = (await Promise.all(texts)).map((text) => brotliCompressSync(text).length)
    sums.push({ path, bytes: sizes.reduce((sum, size) => sum + size, 0) })
    await context.close()
  }
  const [most, least] = [sums.toSorted((a, b) => b.bytes - a.bytes)[0], Math.min(...sums.map(({ bytes }) => bytes))]
  if (most === undefined) return notMeasured('P2', 'JavaScript of list pages', '≤ 75 kB', 'there is no list')
  return {
    id: 'P2',
    what: 'JavaScript of list and search pages, brotli',
    figure: `${least} to ${most.bytes} B, most at ${most.path} (${sums.length} pages)`,
    baseline: '',
    goal: '≤ 75 kB',
    met: most.bytes <= MOST_SCRIPT,
    value: toExactValue(most.bytes, 'B', least),
  }
}

async function measureAllTyping(browser: Browser, origin: string, bench: Bench): Promise<BenchRow[]> {
  const rounds = bench.quick ? 1 : ROUNDS
  const showInstantList = await buildInstantList(join(bench.folder, 'instant-list'))
  const other = await measureTyping(browser, origin, INSTANT_SEARCH, rounds, showInstantList)
  const rows: BenchRow[] = []
  for (const typed of TYPED)
    rows.push(...toTypingRows(typed, await measureTyping(browser, origin, typed, rounds), other))
  return rows
}

type Presses = { first: readonly number[]; later: readonly number[] }
type Prepare = (context: BrowserContext) => Promise<void>

/** Types letters, each after the results of the one before are painted. The first letter meets a page on which no search code has run. */
async function measureTyping(
  browser: Browser,
  origin: string,
  typed: TypedSearch,
  rounds: number,
  prepare: Prepare = async () => {},
): Promise<Presses> {
  const first: number[] = []
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await openVisit(browser, { viewport: { width: 1280, height: 900 } })
    await prepare(context)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await watchPresses(page, typed.drawn)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    await page.goto(new URL(typed.path, origin).href, { waitUntil: 'load' })
    const [cold = Number.NaN, ...warm] = await typeWord(page, typed.field)
    first.push(cold)
    later.push(...warm)
    await context.close()
  }
  return { first, later }
}

function toTypingRows({ name }: TypedSearch, { first, later }: Presses, other: Presses): BenchRow[] {
  return [
    toTypingRow(`${name}, a further key press until results are painted, 4× slower`, later, other.later),
    toTypingRow(`${name}, the first key press on a cold page, 4× slower`, first, other.first),
  ]
}

async function typeWord(page: Page, selector: string): Promise<number[]> {
  const field = page.locator(selector).first()
  for (const [at, letter] of [...WORD].entries()) {
    await field.press(letter)
    await readPresses(page, at + 1)
  }
  const kept = await field.inputValue()
  if (kept !== WORD) throw new Error(`Of "${WORD}" the field kept "${kept}"`)
  return readPresses(page, WORD.length)
}

function toTypingRow(what: string, samples: readonly number[], other: readonly number[]): BenchRow {
  const median = toMedian(samples)
  return {
    id: 'P13',
    what,
    figure: `${Math.round(median)} ms, slowest ${Math.round(Math.max(...samples))} ms (${samples.length} presses)`,
    baseline: `InstantSearch on the same data: ${Math.round(toMedian(other))} ms, slowest ${Math.round(Math.max(...other))} ms`,
    goal: PAINT_GOAL,
    met: median <= MOST_PAINT_MS,
    value: toBenchValue(samples, 'ms'),
  }
}
