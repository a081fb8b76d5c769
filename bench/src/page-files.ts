import { gzipSync } from 'node:zlib'
import { askOverHttp, askPacked } from './ask.ts'

/** Bytes as they travel: HTML and styles in brotli, scripts in gzip. */
export type PageFiles = { htmlBytes: number; styleBytes: number; scriptBytes: number; hasReact: boolean }

/** Loads the files that a page makes a browser load at once, from its own script and style references. */
export async function loadPageFiles(origin: string, pathname: string): Promise<PageFiles> {
  const plain = await askOverHttp(new URL(pathname, origin))
  if (plain.status !== 200) throw new Error(`${pathname} answers ${plain.status}`)
  const html = plain.body.toString()
  const scripts = await loadModules(origin, findReferences(html, /<script[^>]*\ssrc="([^"]+)"/g))
  const styles = findReferences(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  const packed = await Promise.all(styles.map((address) => askPacked(new URL(address, origin))))
  return {
    htmlBytes: (await askPacked(new URL(pathname, origin))).length,
    styleBytes: packed.reduce((sum, body) => sum + body.length, 0),
    scriptBytes: scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
    hasReact: scripts.some((text) => text.includes('react.transitional.element')),
  }
}

const findReferences = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address]) => address ?? '')

/** Loads modules and their static imports. Dynamic imports come only with an interaction. */
async function loadModules(origin: string, addresses: string[], seen = new Set<string>()): Promise<string[]> {
  const fresh = addresses.map((address) => new URL(address, origin).href).filter((address) => !seen.has(address))
  for (const address of fresh) seen.add(address)
  const texts = await Promise.all(fresh.map(async (address) => (await askOverHttp(address)).body.toString()))
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
