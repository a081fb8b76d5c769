import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findAddresses } from './addresses.ts'
import { askPacked } from './ask.ts'
import type { Bench } from './bench.ts'
import { ofMeasuredSites, READING_KINDS } from './measured-pages.ts'
import { loadPageFiles, type PageFiles } from './page-files.ts'
import { type Row, toExactValue } from './row.ts'
import { startSite } from './site-process.ts'

const KILOBYTE = 1000
/** First TCP window: 10 segments of 1,460 bytes. */
const FIRST_WINDOW = 14_600
const MOST_SCRIPT = 6 * KILOBYTE

type Measured = PageFiles & { pathname: string }

/** P1 and P3: what a reading page loads before it is touched, of every page of each kind in three languages. */
export async function measurePageBytes(bench: Bench): Promise<Row[]> {
  const [root, replica] = [await bench.siteRoot(), await bench.replica('page-bytes')]
  const addresses = ofMeasuredSites(findAddresses(replica))
  const site = await startSite({ root, env: { REPLICA_DIR: replica } })
  const react = measureReactChunk(root)
  const rows: Row[] = []
  for (const [name, isOfKind] of Object.entries(READING_KINDS)) {
    const found = addresses.filter(isOfKind)
    const pages: Measured[] = []
    for (const { pathname } of found) {
      await askOften(new URL(pathname, site.origin))
      pages.push({ pathname, ...(await loadPageFiles(site.origin, pathname)) })
    }
    if (pages.length > 0) rows.push(toScriptRow(name, pages, react), toFirstBytesRow(name, pages))
  }
  await site.stop()
  return rows
}

/** A page in demand is packed well some moments after its second visit: that is what most visitors get. */
async function askOften(url: URL): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) await askPacked(url)
  await new Promise((done) => setTimeout(done, 150))
}

function toScriptRow(name: string, pages: readonly Measured[], react: number): Row {
  const { least, most, range } = toRange(pages, ({ scriptBytes }) => scriptBytes)
  const withReact = pages.filter(({ hasReact }) => hasReact)
  return {
    id: 'P1',
    what: `JavaScript of ${name} pages, gzip`,
    figure: `${range}${withReact[0] ? `, React at ${withReact[0].pathname}` : ', no React'}`,
    baseline: `the React that an island loads when touched: ${toKilobytes(react)}`,
    goal: '≤ 6 kB, no React',
    met: most <= MOST_SCRIPT && withReact.length === 0,
    value: toExactValue(most, 'B', least),
  }
}

function toFirstBytesRow(name: string, pages: readonly Measured[]): Row {
  const { least, most, range, largest } = toRange(pages, ({ htmlBytes, styleBytes }) => htmlBytes + styleBytes)
  return {
    id: 'P3',
    what: `HTML + CSS of ${name} pages, brotli`,
    figure: `${range}${pages.length > 1 ? `, most at ${largest.pathname}` : ''}`,
    baseline: `of which HTML: ${toKilobytes(largest.htmlBytes)}`,
    goal: name === 'product' ? '≤ 14.6 kB' : '',
    met: name === 'product' ? most <= FIRST_WINDOW : undefined,
    value: toExactValue(most, 'B', least),
  }
}

function toRange(pages: readonly Measured[], toBytes: (page: Measured) => number) {
  const sorted = pages.toSorted((a, b) => toBytes(a) - toBytes(b))
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  if (!smallest || !largest) throw new Error('There are no pages to compare')
  const [least, most] = [toBytes(smallest), toBytes(largest)]
  const range = least === most ? toKilobytes(most) : `${toKilobytes(least)} to ${toKilobytes(most)}`
  return { least, most, largest, range: `${range} (${pages.length})` }
}

function measureReactChunk(root: string): number {
  const folder = join(root, 'web/dist/client/assets')
  const [newest = ''] = readdirSync(folder).filter((name) => /^react-.*\.js$/.test(name))
  return gzipSync(readFileSync(join(folder, newest)), { level: 9 }).length
}

const toKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`
