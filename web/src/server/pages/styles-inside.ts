import type { InsideStyles } from './page-styles.ts'

/** Finds the styles of a page's sheets for inlining. Undefined: they stay linked. */
export type FindInsideStyles = (addresses: readonly string[]) => InsideStyles | undefined

type Page = { html: string; headers: readonly string[] }

/** Matches links to sheets, as `renderHead` writes them. */
const LINKS = /(?:<link rel="stylesheet" href="[^"]+">)+/
const ADDRESS = /href="([^"]+)"/g
const END = '</body></html>'
const [STYLE_BEGIN, STYLE_END] = ['<style data-href="', '</style>']

/**
 * Returns the page as sent to visitors from elsewhere (decision 066): its styles replace the links to them, the policy allows exactly these by
 * their hash, and the sheet that all pages share is prefetched when the browser is idle. Undefined: it links to none.
 */
export function putStylesInside({ html, headers }: Page, find: FindInsideStyles): Page | undefined {
  const links = LINKS.exec(html)
  const addresses = links ? [...links[0].matchAll(ADDRESS)].map(([, address = '']) => address) : []
  const inside = links ? find(addresses) : undefined
  if (links === null || inside === undefined) return undefined
  const style = `${STYLE_BEGIN}${addresses.join(' ')}">${inside.css}${STYLE_END}`
  const end = html.endsWith(END) ? html.length - END.length : html.length
  const before = html.slice(0, links.index)
  const between = html.slice(links.index + links[0].length, end)
  return {
    html: `${before}${style}${between}${toPrefetch(addresses)}${html.slice(end)}`,
    headers: allowStyle(headers, inside.hash),
  }
}

/**
 * Turns inlined styles back into links, for a page cached in that form only. Works from the HTML alone: a closure
 * over the page's text or styles would hold memory that no limit counts.
 */
export function toLinkedHtml(html: string): string {
  const begin = html.indexOf(STYLE_BEGIN)
  const end = html.indexOf(STYLE_END, begin)
  if (begin < 0 || end < 0) return html
  const addresses = html.slice(begin + STYLE_BEGIN.length, html.indexOf('"', begin + STYLE_BEGIN.length)).split(' ')
  const links = addresses.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
  const after = html.slice(end + STYLE_END.length)
  const prefetch = toPrefetch(addresses)
  const at = after.lastIndexOf(prefetch)
  return `${html.slice(0, begin)}${links}${after.slice(0, at)}${after.slice(at + prefetch.length)}`
}

const toPrefetch = ([frame]: readonly string[]): string => `<link rel="prefetch" as="style" href="${frame}">`

/** Adds a hash to the style sources of the policy, which is the value after its header's name. */
export function allowStyle(headers: readonly string[], hash: string): string[] {
  return headers.map((text, at) =>
    headers[at - 1] === 'Content-Security-Policy' ? text.replace(/style-src [^;]*/, `$& '${hash}'`) : text,
  )
}
