import { findAddresses } from './addresses.ts'
import { askPacked } from './ask.ts'
import type { Bench } from './bench.ts'
import { measureReact } from './measure-react.ts'
import { ofMeasuredSites, READING_KINDS } from './measured-pages.ts'
import { loadPageFiles, type PageFiles } from './page-files.ts'
import { type BenchRow, toExactValue, toMedian } from './row.ts'
import { startBenchSite } from './site-process.ts'

const KILOBYTE = 1000
/** Limits for product pages in each locale: the median fits into the first TCP window (10 segments of 1,460 bytes), and none exceeds the other limit. */
const FIRST_WINDOW = 14_600
const MOST_FIRST_BYTES = 16_000
const MOST_SCRIPT = 6 * KILOBYTE

type PageWeight = PageFiles & { pathname: string; locale: string }

/** P1 and P3: the bytes that a reading page loads before any interaction, for every page of each kind in three languages. */
export async function measurePageBytes(bench: Bench): Promise<BenchRow[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('page-bytes')]
  const addresses = ofMeasuredSites(findAddresses(replica))
  const site = await startBenchSite({ root, env: { REPLICA_DIR: replica } })
  const react = await measureReact()
  const rows: BenchRow[] = []
  for (const [name, isOfKind] of Object.entries(READING_KINDS)) {
    const found = addresses.filter(isOfKind)
    const pages: PageWeight[] = []
    for (const { pathname, site: own } of found) {
      await askOften(new URL(pathname, site.origin))
      pages.push({ pathname, locale: own.id, ...(await loadPageFiles(site.origin, pathname)) })
    }
    if (pages.length > 0) rows.push(toScriptRow(name, pages, react), toFirstBytesRow(name, pages))
  }
  await site.stop()
  return rows
}

const PACKED_WITHIN_MS = 10_000

/** Requests a page until it is packed well, some moments after its second visit. Most visitors get it so. */
async function askOften(url: URL): Promise<void> {
  const quickly = (await askPacked(url)).length
  const until = performance.now() + PACKED_WITHIN_MS
  do await new Promise((done) => setTimeout(done, 100))
  while ((await askPacked(url)).length >= quickly && performance.now() < until)
}

function toScriptRow(name: string, pages: readonly PageWeight[], react: number): BenchRow {
  const { least, most, range } = toRange(pages, ({ scriptBytes }) => scriptBytes)
  const withReact = pages.filter(({ hasReact }) => hasReact)
  return {
    id: 'P1',
    what: `JavaScript of ${name} pages, gzip`,
    figure: `${range}${withReact[0] ? `, React at ${withReact[0].pathname}` : ', no React'}`,
    baseline: `React, before any component: ${toKilobytes(react)}`,
    goal: '≤ 6 kB, no React',
    met: most <= MOST_SCRIPT && withReact.length === 0,
    value: toExactValue(most, 'B', least),
  }
}

const toFirstBytes = ({ htmlBytes, styleBytes }: PageWeight) => htmlBytes + styleBytes

function toFirstBytesRow(name: string, pages: readonly PageWeight[]): BenchRow {
  const { least, most, range, largest } = toRange(pages, toFirstBytes)
  const medians = [...Map.groupBy(pages, ({ locale }) => locale)].map(
    ([locale, own]) => [locale, toMedian(own.map(toFirstBytes))] as const,
  )
  const isProduct = name === 'product'
  return {
    id: 'P3',
    what: `HTML + CSS of ${name} pages, brotli`,
    figure: `${range}${pages.length > 1 ? `, most at ${largest.pathname}` : ''}`,
    baseline: `medians: ${medians.map(([locale, median]) => `${locale} ${toKilobytes(median)}`).join(', ')}`,
    goal: isProduct ? 'medians ≤ 14.6 kB, none over 16' : '',
    met: isProduct ? most <= MOST_FIRST_BYTES && medians.every(([, median]) => median <= FIRST_WINDOW) : undefined,
    value: toExactValue(most, 'B', least),
  }
}

function toRange(pages: readonly PageWeight[], toBytes: (page: PageWeight) => number) {
  const sorted = pages.toSorted((a, b) => toBytes(a) - toBytes(b))
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  if (!smallest || !largest) throw new Error('There are no pages to compare')
  const [least, most] = [toBytes(smallest), toBytes(largest)]
  const range = least === most ? toKilobytes(most) : `${toKilobytes(least)} to ${toKilobytes(most)}`
  return { least, most, largest, range: `${range} (${pages.length})` }
}

const toKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`
