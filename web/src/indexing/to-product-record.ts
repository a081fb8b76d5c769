import { cleanLine } from '@menagerie/contract/clean-text'
import { PRODUCT_FACETS, type ProductBody } from '@menagerie/contract/product'
import type { RichTextNodes } from '@menagerie/contract/rich-text'
import { toPlainText } from '@menagerie/contract/to-plain-text'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { translator } from '@menagerie/sites/messages'
import { readQuantity } from '@menagerie/sites/read-quantity'
import { loadVariants } from '../features/products/load-variants.ts'
import { readAmount } from '../features/products/price-per-unit.ts'
import { toPrice } from '../features/products/product-price.ts'
import { mayPromote } from '../features/products/promotion.ts'
import type { RecordContext } from './record-context.ts'
import { toPicture } from './to-picture.ts'

const GRAMS_OF_KILO = 1_000

/** Makes a search record of a product (spec §3), with the words that find it and the facets that filter it. */
export function toProductRecord(ctx: RecordContext, sku: string): SearchRecord | undefined {
  const product = ctx.reader.get('product', sku)
  if (product?.path === undefined) return undefined
  const { body } = product
  const image = toPicture(ctx, body.images, '750x750')
  return {
    objectID: sku,
    sku,
    name: body.name,
    title: body.title,
    path: product.path,
    url_slug: body.url_slug,
    url_key: body.url_key,
    teaser: body.teaser,
    short_description: body.short_description,
    ...(mayPromote(ctx.site, body) && { usps: body.usps, rrp: body.rrp, currency: body.currency }),
    ...toWrittenPrice(ctx, body),
    description: toText(body.description),
    ...toComposition(ctx, body),
    instructions: toText(body.instructions),
    images: body.images,
    ...(image && { image }),
    variants: loadVariants(ctx, body).links.map(({ name, href }) => ({ name, href })),
    contents: body.specification.contents,
    size: body.specification.size,
    amounts: toAmounts(ctx, body),
    barcode: body.specification.barcode,
    ...toFacetLabels(body),
    codes: toFacetCodes(body),
    is_natural: body.is_natural,
    categories: toCategories(body),
    tags: body.tags.map(({ displayName }) => cleanLine(displayName)),
    // All sizes and colours of a product are one hit; a product without variants is its own group.
    variant_group: body.variant_group ?? sku,
    published: body.published === undefined ? 0 : Date.parse(body.published) / 1_000,
  }
}

/** Returns the price as text, as cards show it, so that the browser needs no rules for prices. */
function toWrittenPrice({ site }: RecordContext, body: ProductBody): { price?: Record<string, string> } {
  const price = toPrice({ site, t: translator(site) }, body)
  if (price === undefined) return {}
  return { price: { text: price.text, ...(price.perUnit && { perUnit: price.perUnit }) } }
}

/** Returns the numbers that queries with an amount match: `12 kg` may be a pack, or the dog that it is for. */
function toAmounts({ site }: RecordContext, { specification }: ProductBody): Record<string, number | undefined> {
  const contents = readAmount(specification.contents, site.iso)
  const weight = readQuantity(specification.animal_weight ?? '', site.iso)
  const animal = weight?.of === 'mass' ? weight : undefined
  return {
    kilos: contents?.of === 'kilo' ? contents.value : undefined,
    litres: contents?.of === 'litre' ? contents.value : undefined,
    animal_from: animal && animal.from / GRAMS_OF_KILO,
    animal_to: animal && animal.to / GRAMS_OF_KILO,
  }
}

/** Returns ingredients of what is fed or applied, or else materials: words for materials do not say what a thing is. */
function toComposition(ctx: RecordContext, body: ProductBody): { composition?: string; materials?: string } {
  const text = toText(body.composition)
  if (text === undefined) return {}
  const { kilos, litres } = toAmounts(ctx, body)
  const isMixture = [kilos, litres, body.analysis, body.additives].some((told) => told !== undefined)
  return isMixture || body.leaflets.length > 0 ? { composition: text } : { materials: text }
}

function toText(text: RichTextNodes | undefined): string | undefined {
  return text && toPlainText(text)
}

function toFacetLabels({ facets }: ProductBody): Record<string, string[]> {
  return Object.fromEntries(
    PRODUCT_FACETS.map((facet) => [facet, (facets[facet] ?? []).map(({ label }) => cleanLine(label))]),
  )
}

function toFacetCodes({ facets }: ProductBody): Record<string, string[]> {
  return Object.fromEntries(PRODUCT_FACETS.map((facet) => [facet, (facets[facet] ?? []).map(({ code }) => code)]))
}

/** Returns the animal and, below it, the kind of product: the two levels of a hierarchical menu. */
function toCategories({ facets }: ProductBody): Record<'lvl0' | 'lvl1', string[]> {
  const animals = (facets.animal_type ?? []).map(({ label }) => cleanLine(label))
  const groups = (facets.product_sub_group ?? []).map(({ label }) => cleanLine(label))
  return { lvl0: animals, lvl1: animals.flatMap((animal) => groups.map((group) => `${animal} > ${group}`)) }
}
