import type { Entry } from '@menagerie/contract/entry'
import { planBigWorld } from '@menagerie/demo/big-world/plan-big-world'
import type { Content } from '@menagerie/demo/content/checked-content'
import { loadContent } from '@menagerie/demo/content/load-content'
import { countriesOf } from '@menagerie/demo/content/prices'
import type { DemoDocument } from '@menagerie/demo/import/document'
import { toFactsDocument } from '@menagerie/demo/import/facts-documents'
import { toTextDocument } from '@menagerie/demo/import/site-documents'
import { ids } from '@menagerie/demo/stable-id'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Lookup } from '@menagerie/studio/publish/parts/lookup'
import { productToEntries } from '@menagerie/studio/publish/to-entries/product-to-entries'

export type ProductEntry = Entry<'product'>

const AT_ONCE = 500

/** Makes published entries of products: the demo's for the site, then invented ones up to the wanted number. */
export function* makeEntries(site: BrandLocale, count: number): Generator<ProductEntry> {
  const content = loadContent()
  const lookup = toLookup(content)
  const own = toEntries(listOwn(content, site), lookup)
  yield* own.slice(0, count)
  const world = { products: Math.max(0, count - own.length), articles: 0, seed: 1, locales: [site.id] }
  for (const documents of planBigWorld(content, world, AT_ONCE)) yield* toEntries(documents, lookup)
}

function listOwn({ sites, facts }: Content, { id }: BrandLocale): DemoDocument[] {
  const site = sites.find(({ locale }) => locale.id === id)
  if (site === undefined) throw new Error(`There is no site ${id}`)
  return site.products.flatMap((text) => {
    const row = facts.find(({ sku }) => sku === text.sku)
    return row === undefined ? [] : [toFactsDocument(row, countriesOf(row)), toTextDocument(site, text)]
  })
}

/** Facts come before the text that they are joined with. */
function toEntries(documents: readonly (DemoDocument & { createdAt?: string })[], lookup: Lookup): ProductEntry[] {
  let facts: unknown
  return documents.flatMap(({ collection, id, data, createdAt }) => {
    const document = { ...data, id, createdAt }
    if (collection !== 'product-facts') return productToEntries(document, facts, lookup)
    facts = document
    return []
  })
}

function toLookup({ terms, facts }: Content): Lookup {
  const termsById = new Map(
    terms.map(({ vocabulary, code, label }) => [
      ids.term(`${vocabulary}/${code}`),
      { vocabulary, code, labels: label },
    ]),
  )
  const skus = new Map(facts.map(({ sku }) => [ids.facts(sku), sku]))
  return { termOf: (id) => termsById.get(id), skuOf: (id) => skus.get(id) }
}
