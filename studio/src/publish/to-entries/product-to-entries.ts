import type { Entry, EntryBody } from '@menagerie/contract/entry'
import { PRODUCT_FACETS } from '@menagerie/contract/product'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { z } from 'zod'
import { toPublishedBlocks } from '../blocks/to-blocks.ts'
import { findPublishedSite, readDocument, toDocumentPath } from '../parts/document.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import type { Lookup } from '../parts/lookup.ts'
import type { StoredRichText } from '../parts/stored-rich-text.ts'
import { toRichText } from '../parts/to-rich-text.ts'
import { toPublishedSkus } from '../parts/to-skus.ts'
import { toFacetValues, toTags } from '../parts/to-terms.ts'
import { storedFacts, storedProductText } from './stored-product.ts'

type Facts = z.infer<typeof storedFacts>
type Text = z.infer<typeof storedProductText>
type Body = EntryBody<'product'>

/**
 * Joins one country's text with the product's shared facts. Publishes nothing if the brand does not carry the product
 * or the product is not available in the country's market.
 */
export function productToEntries(
  textDocument: unknown,
  factsDocument: unknown,
  lookup: Lookup,
  readFacts: (document: unknown) => Facts = readStoredFacts,
): Entry<'product'>[] {
  const text = readDocument(storedProductText, textDocument)
  const facts = readFacts(factsDocument)
  const site = findPublishedSite(text.site)
  const market = facts.markets.find(({ country }) => country?.toUpperCase() === site.country)
  if (!facts.brands.includes(site.brand) || !market?.available) return []
  const sold = { country: site.country, available: true, rrp: market.rrp ?? undefined, currency: market.currency }
  return [
    {
      kind: 'product',
      brand: site.brand,
      locale: site.code,
      key: facts.sku,
      path: toProductPath(text),
      body: {
        rrp: sold.rrp,
        currency: sold.currency,
        markets: [sold],
        ...toSharedFields(facts, site, lookup),
        ...toLocalFields(text, lookup),
        ...toOwnElseShared(text, facts, lookup),
        specification: toSpecification(text, facts, site),
      },
    },
  ]
}

const readStoredFacts = (document: unknown): Facts => readDocument(storedFacts, document)

/** Reads facts once for all texts that share them. Callers must not change a document in between. */
export function createFactsReader(): (document: unknown) => Facts {
  const known = new Map<unknown, Facts>()
  return (document) => {
    const facts = known.get(document) ?? readStoredFacts(document)
    known.set(document, facts)
    return facts
  }
}

/** The fields that facts give to every country, in the language of the site. */
function toSharedFields(facts: Facts, site: BrandLocale, lookup: Lookup) {
  return {
    sku: facts.sku,
    ...(facts.article_number && { article_number: facts.article_number }),
    variant_group: facts.variant_group,
    facets: toProductFacets(facts, site.file, lookup),
    is_natural: facts.is_natural,
    ghs_symbols: facts.ghs_symbols,
    tags: toTags(facts.tags, site.file, lookup),
  }
}

/**
 * The fields that a site may override, such as a picture of the pack in its language; without an override, the shared
 * value.
 */
function toOwnElseShared(text: Text, facts: Facts, lookup: Lookup) {
  const others = (ids: readonly string[]) => toPublishedSkus(ids, lookup).filter((sku) => sku !== facts.sku)
  const ownRelated = others(text.related)
  return {
    images: text.images.length > 0 ? text.images : facts.images,
    related: ownRelated.length > 0 ? ownRelated : others(facts.related),
    ...(text.film || text.video_url ? toVideo(text) : toVideo(facts)),
  }
}

/** Only one is shown: an uploaded film takes precedence over a video address. */
const toVideo = ({ film, video_url }: Pick<Text, 'film' | 'video_url'>) => (film ? { film } : { video_url })

function toLocalFields(text: Text, lookup: Lookup) {
  return {
    name: text.name,
    title: text.title,
    short_description: text.short_description,
    teaser: text.teaser,
    ...toRichTexts(text, lookup),
    usps: text.usps.flatMap((usp) => usp.text ?? []),
    product_links: text.product_links,
    amazon_asin: text.amazon_asin,
    amazon_availability: text.amazon_availability,
    webshop_url: text.webshop_url,
    url_slug: text.url_slug,
    url_key: text.url_key,
    meta_description: text.meta_description,
    flowbox_enabled: text.flowbox_enabled,
    customer_pictures: toCustomerPictures(text),
    is_prescription: text.is_prescription,
    leaflets: text.leaflets,
    published: text.createdAt?.toISOString().slice(0, 'yyyy-mm-dd'.length),
    blocks: toPublishedBlocks(text.blocks, 'blocks', lookup),
    ...(text.openTexts > 0 && { untranslated: true }),
  }
}

/** Empty when the feed of customer pictures is switched off, because the pictures are part of it. */
function toCustomerPictures({
  flowbox_enabled: isEnabled,
  customer_pictures: pictures,
}: Text): Body['customer_pictures'] {
  if (!isEnabled) return []
  return pictures.flatMap(({ image, link }) => (image === undefined ? [] : [{ image, ...(link && { link }) }]))
}

/** A facet without any value in the language is left out. */
function toProductFacets(facts: Facts, language: string, lookup: Lookup): Body['facets'] {
  const values = PRODUCT_FACETS.map(
    (facet) => [facet, toFacetValues(facts.facets[facet] ?? [], facet, language, lookup)] as const,
  )
  return Object.fromEntries(values.filter(([, list]) => list.length > 0))
}

/** Spec §2: `/{url_slug}/{url_key}/`; the slug may hold slashes (reading 17), the key not. */
export function toProductPath(text: Pick<Text, 'url_slug' | 'url_key'>): string {
  if (text.url_key.includes('/')) throw new FieldProblem('url_key', 'Use no slashes here')
  toDocumentPath(text.url_slug, 'url_slug')
  return toDocumentPath(`${text.url_slug}/${text.url_key}`, 'url_key')
}

function toRichTexts(text: Text, lookup: Lookup) {
  const filled = (nodes: StoredRichText) => {
    const richText = toRichText(nodes, lookup)
    return richText.length === 0 ? undefined : richText
  }
  return {
    description: filled(text.description),
    instructions: filled(text.instructions),
    composition: filled(text.composition),
    additives: filled(text.additives),
    analysis: filled(text.analysis),
  }
}

/** The filled rows of the specification, in the language of the site. */
function toSpecification(text: Text, facts: Facts, site: BrandLocale): Body['specification'] {
  const shared = (row: keyof Facts['specification']) => facts.specification[row][site.file]
  const rows: Body['specification'] = {
    color: shared('color'),
    flavor: shared('flavor'),
    contents: shared('contents'),
    size: shared('size'),
    sku: facts.sku,
    barcode: facts.barcode,
    form: shared('form'),
    animal_age: shared('animal_age'),
    animal_type: shared('animal_type'),
    animal_weight: shared('animal_weight'),
    do_not_apply_when: text.do_not_apply_when,
    efficacy_period: text.efficacy_period,
    storage_and_safety: text.storage_and_safety,
    product_precautions: text.product_precautions,
    item_active_ingredients: text.item_active_ingredients,
    item_legal_category: text.item_legal_category,
  }
  return Object.fromEntries(Object.entries(rows).filter(([, value]) => value !== undefined))
}
