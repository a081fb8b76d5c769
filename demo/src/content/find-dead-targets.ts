import type { CheckedSite, Content } from './load-content.ts'
import { findTargets } from './markup.ts'
import type { DemoBlock } from './schema.ts'

type Use = { where: string; target: string }

/** Links, pictures and products that a site names but that do not exist for it, one line each. */
export function findDeadTargets({ pictures, facts, sites }: Content): string[] {
  const known = new Set([...pictures.map(({ name }) => `picture:${name}`), ...facts.map(({ sku }) => `facts:${sku}`)])
  const shared = facts.flatMap((row) => [
    ...row.pictures.map((name) => ({
      where: `products/facts.ts, row sku ${row.sku}, pictures`,
      target: `picture:${name}`,
    })),
    ...row.related.map((sku) => ({ where: `products/facts.ts, row sku ${row.sku}, related`, target: `facts:${sku}` })),
  ])
  const inSites = sites.flatMap((site) => {
    const own = new Set([
      ...known,
      ...site.pages.map(({ name }) => `page:${name}`),
      ...site.products.map(({ sku }) => `product:${sku}`),
    ])
    return usesOf(site).filter(({ target }) => isInternal(target) && !own.has(target))
  })
  return [...shared.filter(({ target }) => !known.has(target)), ...inSites].map(
    ({ where, target }) => `demo/src/content/${where}: there is no ${target}`,
  )
}

function isInternal(target: string): boolean {
  return /^(page|product|picture|facts):/.test(target)
}

function usesOf({ locale, pages, menus, categories, products }: CheckedSite): Use[] {
  const at = (row: string, target: string): Use => ({ where: `${locale.id}, ${row}`, target })
  return [
    ...pages.flatMap((page) =>
      [...page.extras, ...page.main].flatMap((block) =>
        targetsOf(block).map((target) => at(`page ${page.name}`, target)),
      ),
    ),
    ...Object.entries(menus).flatMap(([slot, items]) =>
      items.flatMap(({ target, items: below = [] }) =>
        [...(target ? [target] : []), ...below.map((item) => item.target)].map((found) => at(`menu ${slot}`, found)),
      ),
    ),
    ...categories.flatMap(({ code, page, picture, products: skus }) =>
      [`page:${page}`, `picture:${picture}`, ...skus.map((sku) => `product:${sku}`)].map((target) =>
        at(`category ${code}`, target),
      ),
    ),
    ...products.flatMap(({ sku, description, instructions, composition = '' }) =>
      [`facts:${sku}`, ...findTargets(`${description}\n${instructions}\n${composition}`)].map((target) =>
        at(`product ${sku}`, target),
      ),
    ),
  ]
}

function targetsOf(block: DemoBlock): string[] {
  if (block.block === 'RichText') return findTargets(block.content)
  if (block.block === 'ProductGridSmall') return block.products.map((sku) => `product:${sku}`)
  return [...(block.target ? [block.target] : []), ...(block.picture ? [`picture:${block.picture}`] : [])]
}
