import { type Content, loadContent } from './content/load-content.ts'

const KINDS = ['pages', 'articles', 'jobs', 'products', 'categories', 'menu items', 'redirects'] as const

/** Counts per site and kind as a table, for `npm run seed -- --report`. */
export function toReport(content: Content): string {
  const head = row('site', KINDS)
  const lines = content.sites.map(({ locale, pages, articles, jobs, products, categories, menus, redirects }) => {
    const items = Object.values(menus).flat()
    const links = items.reduce((sum, item) => sum + 1 + (item.items?.length ?? 0), 0)
    const rows = [pages, articles, jobs, products, categories]
    return row(locale.id, [...rows.map(({ length }) => length), links, redirects.length])
  })
  return [head, ...lines, toShared(content)].join('\n')
}

/** What no site owns. */
function toShared({ pictures, terms, authors, facts, leaflets, stores, customers, submissions }: Content): string {
  const languages = new Set(
    [...pictures.map(({ alt }) => alt), ...terms.map(({ label }) => label)].flatMap(Object.keys),
  )
  return [
    `${pictures.length} pictures and ${terms.length} terms in ${languages.size} languages`,
    `${facts.length} products, ${leaflets.length} leaflets, ${authors.length} authors, ${stores.length} stores`,
    `${customers.length} business customers, ${submissions.length} sent forms`,
  ].join('\n')
}

function row(site: string, cells: readonly (string | number)[]): string {
  return site.padEnd(18) + cells.map((cell) => String(cell).padStart(12)).join('')
}

if (import.meta.main) console.log(toReport(loadContent()))
