import type { Browser } from '@playwright/test'
import { findAddresses } from '../addresses.ts'
import type { Bench } from '../bench.ts'
import { ofMeasuredSites, READING_KINDS } from '../measured-pages.ts'
import { type BenchRow, toExactValue } from '../row.ts'
import { startBenchSite } from '../site-process.ts'
import { openBrowser, PHONE_CONTEXT } from './open-browser.ts'

const MOST_BYTES = 200_000
const MOST_REQUESTS = 15
const QUICK_PAGES = 5

type Whole = { pathname: string; bytes: number; requests: number; strangers: number; byType: Map<string, number> }

/** P4: loads every product page in three languages on a phone that was never here, up to the last picture shown at once and the question about the country. */
export async function measureWholePages(bench: Bench): Promise<BenchRow[]> {
  const replica = await bench.replica('whole-page')
  const site = await startBenchSite({ root: await bench.siteRoot(), env: { REPLICA_DIR: replica } })
  const browser = await openBrowser()
  const products = ofMeasuredSites(findAddresses(replica)).filter(READING_KINDS.product)
  const wholes: Whole[] = []
  try {
    for (const { pathname } of bench.quick ? products.slice(0, QUICK_PAGES) : products) {
      wholes.push(await loadWhole(browser, new URL(pathname, site.origin)))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return [toRow(wholes)]
}

async function loadWhole(browser: Browser, url: URL): Promise<Whole> {
  const context = await browser.newContext(PHONE_CONTEXT)
  try {
    const page = await context.newPage()
    const whole: Whole = { pathname: url.pathname, bytes: 0, requests: 0, strangers: 0, byType: new Map() }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const types = new Map<string, string>()
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      if (request.url.startsWith('data:')) return
      types.set(requestId, type)
      whole.requests += 1
      if (new URL(request.url).origin !== url.origin) whole.strangers += 1
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId)
      if (type === undefined) return
      whole.bytes += encodedDataLength
      whole.byType.set(type, (whole.byType.get(type) ?? 0) + encodedDataLength)
    })
    const answer = await page.goto(url.href, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) throw new Error(`${url.pathname} answers ${answer?.status()}`)
    return whole
  } finally {
    await context.close()
  }
}

function toRow(wholes: readonly Whole[]): BenchRow {
  const sorted = wholes.toSorted((a, b) => a.bytes - b.bytes)
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  if (smallest === undefined || largest === undefined) throw new Error('There is no product page')
  const requests = Math.max(...wholes.map((whole) => whole.requests))
  const strangers = wholes.reduce((sum, whole) => sum + whole.strangers, 0)
  const parts = [...largest.byType].toSorted((a, b) => b[1] - a[1])
  return {
    id: 'P4',
    what: 'whole product page, phone, cold',
    figure: `${toKilobytes(smallest.bytes)} to ${toKilobytes(largest.bytes)} (${wholes.length}), most at ${largest.pathname}; ≤ ${requests} requests, ${strangers} to others`,
    baseline: `of which ${parts.map(([type, bytes]) => `${type.toLowerCase()} ${toKilobytes(bytes)}`).join(', ')}`,
    goal: `≤ 200 kB, ≤ ${MOST_REQUESTS} requests, 0 to others`,
    met: largest.bytes <= MOST_BYTES && requests <= MOST_REQUESTS && strangers === 0,
    value: toExactValue(largest.bytes, 'B', smallest.bytes),
  }
}

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
