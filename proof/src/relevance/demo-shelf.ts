import { loadContent } from '@menagerie/demo/content/load-content'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { SoldProducts } from './judge-queries.ts'
import { findFacts } from './product-facts.ts'

let sites: ReturnType<typeof loadContent>['sites'] | undefined

/** Returns the products that a site sells, from the demo's own files. */
export function toDemoShelf({ id }: Pick<BrandLocale, 'id'>): SoldProducts {
  sites ??= loadContent().sites
  const products = sites.find(({ locale }) => locale.id === id)?.products ?? []
  return new Map(
    products.flatMap(({ sku }) => {
      const facts = findFacts(sku)
      return facts === undefined ? [] : [[sku, facts] as const]
    }),
  )
}
