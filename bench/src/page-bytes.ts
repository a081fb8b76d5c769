import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../../scripts/state-folder.ts'
import { fetchRaw } from './fetch-raw.ts'
import type { Row } from './row.ts'

const KILOBYTE = 1000
/** First TCP window: 10 segments of 1,460 bytes. */
const FIRST_WINDOW = 14.6 * KILOBYTE

/** P1 and P3: what a reading page loads before anybody touches it, following its own script and style references. */
export async function measurePageBytes(origin: string, pages: { name: string; path: string }[]): Promise<Row[]> {
  const react = measureReactChunk()
  const rows: Row[] = []
  for (const { name, path } of pages) {
    const html = await (await fetch(`${origin}${path}`)).text()
    const scripts = await loadModules(
      origin,
      [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src ?? ''),
    )
    const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')
    const script = scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    const hasReact = scripts.some((text) => text.includes('react.transitional.element'))
    rows.push({
      id: 'P1',
      what: `JavaScript of the ${name} page, gzip`,
      figure: `${toKilobytes(script)}${hasReact ? ' with React' : ', no React'}`,
      baseline: `the React that an island loads when touched: ${toKilobytes(react)}`,
      goal: '≤ 6 kB, no React',
      met: script <= 6 * KILOBYTE && !hasReact,
    })
    // A page in demand is packed well: that is what most visitors get.
    for (let visit = 0; visit < 2; visit += 1) await fetchRaw(new URL(path, origin))
    await new Promise((done) => setTimeout(done, 300))
    const sent = await Promise.all([path, ...styles].map((address) => fetchRaw(new URL(address, origin))))
    const firstBytes = sent.reduce((sum, body) => sum + body.length, 0)
    rows.push({
      id: 'P3',
      what: `HTML + CSS of the ${name} page, brotli`,
      figure: toKilobytes(firstBytes),
      baseline: `HTML alone: ${toKilobytes(sent[0]?.length ?? 0)}`,
      goal: '≤ 14.6 kB',
      met: firstBytes <= FIRST_WINDOW,
    })
  }
  return rows
}

function measureReactChunk(): number {
  const folder = join(ROOT, 'site/dist/client/assets')
  const [newest = ''] = readdirSync(folder).filter((name) => /^react-.*\.js$/.test(name))
  return gzipSync(readFileSync(join(folder, newest)), { level: 9 }).length
}

const toKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`

function loadAll(origin: string, addresses: string[]): Promise<string[]> {
  return Promise.all(addresses.map(async (address) => (await fetch(new URL(address, origin))).text()))
}

/** Modules and what they import statically; dynamic imports come with an interaction only. */
async function loadModules(origin: string, addresses: string[], seen = new Set<string>()): Promise<string[]> {
  const fresh = addresses.map((address) => new URL(address, origin).href).filter((address) => !seen.has(address))
  for (const address of fresh) seen.add(address)
  const texts = await loadAll(origin, fresh)
  const nested = await Promise.all(
    texts.map((text, at) =>
      loadModules(
        origin,
        [...text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)].map(([, name]) => new URL(name ?? '', fresh[at]).href),
        seen,
      ),
    ),
  )
  return [...texts, ...nested.flat()]
}
