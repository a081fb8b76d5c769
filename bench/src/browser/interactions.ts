import type { Browser, BrowserContextOptions } from '@playwright/test'
import { type Address, findAddresses } from '../addresses.ts'
import type { Bench } from '../bench.ts'
import { findFullestPages, READING_KINDS } from '../measured-pages.ts'
import { type BenchRow, toBenchValue, toMedian } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { type BenchJourney, JOURNEYS } from './journeys.ts'
import { openBrowser, openVisit, PHONE_CONTEXT, SLOW_CPU } from './open-browser.ts'
import { servePlainPage } from './plain-page.ts'
import { pressAndPaint, tap } from './press.ts'
import { readSlowest, watchInteractions } from './watch-interactions.ts'

const ROUNDS = 3
const MOST_INP_MS = 50
const PATIENCE_MS = 15_000
const OPEN_MS = 60_000
const DEVICES: Readonly<Record<BenchJourney['device'], BrowserContextOptions>> = {
  phone: PHONE_CONTEXT,
  desktop: { viewport: { width: 1280, height: 800 } },
}

type MeasuredPlace = { kind: string; address: Address }
type PageRounds = { pathname: string; rounds: number[] }

/** P7: measures the slowest interaction of each journey on the fullest reading pages in three languages, beside one on a plain page. */
export async function measureInteractions(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('interactions')]
  const places = findFullestPages(findAddresses(replica), READING_KINDS).flatMap(({ name, pages }) =>
    pages.map((address): MeasuredPlace => ({ kind: name, address })),
  )
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica } })
  const plainPage = await servePlainPage()
  const browser = await openBrowser()
  const rounds = bench.quick ? 1 : ROUNDS
  const rows: BenchRow[] = []
  try {
    for (const journey of JOURNEYS) {
      bench.say(`${rounds}× ${journey.name}`)
      const plain: number[] = []
      const pages = places
        .filter(({ kind }) => journey.kinds?.some((name) => name === kind) ?? true)
        .map(({ address }): PageRounds & { address: Address } => ({ address, pathname: address.pathname, rounds: [] }))
      for (let round = 0; round < rounds; round += 1) {
        plain.push(await measurePlain(browser, plainPage.url, journey.device))
        for (const page of pages) page.rounds.push(await measureJourney(browser, site.origin, page.address, journey))
      }
      const row = toRow(journey, pages, plain)
      bench.say(row.figure)
      rows.push(row)
    }
  } finally {
    await browser.close()
    plainPage.stop()
    await site.stop()
  }
  return rows
}

async function openSlowPage(
  browser: Browser,
  { device, isFirstVisit }: Pick<BenchJourney, 'device' | 'isFirstVisit'>,
  url: string,
) {
  const options = DEVICES[device]
  const context = isFirstVisit ? await browser.newContext(options) : await openVisit(browser, options)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  await watchInteractions(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  const answer = await page.goto(url, { waitUntil: 'load', timeout: OPEN_MS })
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`)
  return { page, close: () => context.close() }
}

async function measureJourney(browser: Browser, origin: string, { pathname, site }: Address, journey: BenchJourney) {
  const { page, close } = await openSlowPage(browser, journey, new URL(pathname, origin).href)
  try {
    await journey.act(page, site)
    return await readSlowest(page)
  } catch (error) {
    throw new Error(`${journey.name} at ${pathname}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await close()
  }
}

/** Measures a page that only opens and closes an element. */
async function measurePlain(browser: Browser, url: string, device: BenchJourney['device']): Promise<number> {
  const { page, close } = await openSlowPage(browser, { device }, url)
  try {
    for (let round = 0; round < 2; round += 1) await (device === 'phone' ? tap : pressAndPaint)(page.locator('summary'))
    return await readSlowest(page)
  } finally {
    await close()
  }
}

function toRow({ name }: BenchJourney, pages: readonly PageRounds[], plain: readonly number[]): BenchRow {
  const [slowest] = pages.toSorted((a, b) => toMedian(b.rounds) - toMedian(a.rounds))
  if (slowest === undefined) throw new Error(`There is no page for "${name}"`)
  const inp = toMedian(slowest.rounds)
  return {
    id: 'P7',
    what: `INP, 4× slower: ${name}`,
    figure: `${toText(inp)} at ${slowest.pathname} (${pages.length})`,
    baseline: `something that opens on a plain page: ${toText(toMedian(plain))}`,
    goal: `≤ ${MOST_INP_MS} ms`,
    met: inp <= MOST_INP_MS,
    value: toBenchValue(slowest.rounds, 'ms'),
  }
}

/** Browsers report in steps of 8 ms, and nothing below 16 ms. */
const toText = (ms: number) => (ms === 0 ? '< 16 ms' : `${ms} ms`)
