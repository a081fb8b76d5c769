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

/** A product as a hit shows it (spec §3), with the words it is found by and the facets it is filtered by. */
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
    // One hit for all sizes and colours of a product: one without others is its own group.
    variant_group: body.variant_group ?? sku,
    published: body.published === undefined ? 0 : Date.parse(body.published) / 1_000,
  }
}

/** As cards show it: the browser needs no rules for prices. */
function toWrittenPrice({ site }: RecordContext, body: ProductBody): { price?: Record<string, string> } {
  const price = toPrice({ site, t: translator(site) }, body)
  if (price === undefined) return {}
  return { price: { text: price.text, ...(price.perUnit && { perUnit: price.perUnit }) } }
}

/** What queries with an amount ask for: `12 kg` is a pack, or the dog that it is for. */
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

/** Ingredients of what is fed or applied, or materials of a thing: words of the second say nothing of what it is. */
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

/** Animal, and below it what kind of product: the two levels a hierarchical menu shows. */
function toCategories({ facets }: ProductBody): Record<'lvl0' | 'lvl1', string[]> {
  const animals = (facets.animal_type ?? []).map(({ label }) => cleanLine(label))
  const groups = (facets.product_sub_group ?? []).map(({ label }) => cleanLine(label))
  return { lvl0: animals, lvl1: animals.flatMap((animal) => groups.map((group) => `${animal} > ${group}`)) }
}
