import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Payload } from 'payload'
import { readProducts } from '../products/stored-products.ts'
import { loadCategories } from '../run/load-categories.ts'
import { loadImportNames } from '../run/load-names.ts'
import { type ExportRecord, toExportRecords } from './to-export-records.ts'

const AT_ONCE = 50

/** Yields all products in the format that imports read, loaded in small batches, with their texts on these sites. */
export async function* exportProducts(payload: Payload, sites: readonly BrandLocale[]): AsyncGenerator<ExportRecord> {
  const { names } = await loadImportNames(payload)
  const { byProduct } = await loadCategories(payload)
  const categoriesOf = (product: string, site: string) =>
    (byProduct.get(product) ?? []).flatMap((category) => (category.site === site ? [category.code] : [])).sort()
  const products = [...names.products()].sort((a, b) => (a.sku < b.sku ? -1 : 1))
  for (let at = 0; at < products.length; at += AT_ONCE) {
    const ids = products.slice(at, at + AT_ONCE).map(({ id }) => id)
    const stored = await readProducts(payload, ids)
    for (const id of ids) {
      const product = stored.get(id)
      if (product) yield* toExportRecords(product, { names, sites, categoriesOf })
    }
  }
}
