import type { InsideStyles } from './page-styles.ts'

/** Finds the styles of a page's linked sheets as they stand inside a page. Undefined: they stay linked. */
export type FindInsideStyles = (addresses: readonly string[]) => InsideStyles | undefined

type Page = { html: string; headers: readonly string[] }

/** A page with its styles inside. `toLinked` gives the HTML with links back, for as long as the page is kept in this form only. */
type InsidePage = Page & { toLinked: (html: string) => string }

/** Links to sheets, as `renderHead` writes them. */
const LINKS = /(?:<link rel="stylesheet" href="[^"]+">)+/
const ADDRESS = /href="([^"]+)"/g
const END = '</body></html>'

/**
 * The page as it is sent to arrivals from elsewhere (decision 066): its styles stand where the links to them stood, the policy allows just these by
 * their hash, and the sheet that all pages share is fetched when there is nothing else to fetch. Undefined: it links to none.
 */
export function putStylesInside({ html, headers }: Page, find: FindInsideStyles): InsidePage | undefined {
  const links = LINKS.exec(html)
  const addresses = links ? [...links[0].matchAll(ADDRESS)].map(([, address = '']) => address) : []
  const inside = links ? find(addresses) : undefined
  if (links === null || inside === undefined) return undefined
  const style = `<style data-href="${addresses.join(' ')}">${inside.css}</style>`
  const later = `<link rel="prefetch" as="style" href="${addresses[0]}">`
  const end = html.endsWith(END) ? html.length - END.length : html.length
  const before = html.slice(0, links.index)
  const between = html.slice(links.index + links[0].length, end)
  return {
    html: `${before}${style}${between}${later}${html.slice(end)}`,
    headers: allowStyle(headers, inside.hash),
    toLinked: (own) => own.replace(style, () => links[0]).replace(later, ''),
  }
}

/** Adds a hash to the policy, the value after its name. */
function allowStyle(headers: readonly string[], hash: string): string[] {
  return headers.map((text, at) =>
    headers[at - 1] === 'Content-Security-Policy' ? text.replace(/style-src [^;]*/, `$& '${hash}'`) : text,
  )
}
