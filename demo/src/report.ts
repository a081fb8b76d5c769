import { type Content, loadContent } from './content/load-content.ts'

const KINDS = ['pages', 'products', 'categories', 'menu items'] as const

/** Counts per site and kind as a table, for `npm run seed -- --report`. */
export function toReport({ pictures, facts, sites }: Content): string {
  const head = row('site', KINDS)
  const lines = sites.map(({ locale, pages, products, categories, menus }) => {
    const items = Object.values(menus).flat()
    const links = items.reduce((sum, item) => sum + 1 + (item.items?.length ?? 0), 0)
    return row(locale.id, [pages.length, products.length, categories.length, links])
  })
  const languages = new Set(pictures.flatMap(({ alt }) => Object.keys(alt))).size
  const shared = `${pictures.length} pictures with alternative texts in ${languages} languages, ${facts.length} products`
  return [head, ...lines, shared].join('\n')
}

function row(site: string, cells: readonly (string | number)[]): string {
  return site.padEnd(18) + cells.map((cell) => String(cell).padStart(12)).join('')
}

if (import.meta.main) console.log(toReport(loadContent()))
