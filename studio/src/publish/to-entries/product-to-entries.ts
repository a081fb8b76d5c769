import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { Entry, EntryBody } from '@menagerie/contract/entry'
import type { z } from 'zod'
import { toBlocks } from '../blocks/to-blocks.ts'
import { FieldProblem } from '../field-problem.ts'
import type { Lookup } from '../lookup.ts'
import { type StoredRichText, toRichText } from '../to-rich-text.ts'
import { toSkus } from '../to-skus.ts'
import { findSite, readDocument, toPath } from './document.ts'
import { storedFacts, storedProductText } from './stored-product.ts'

type Facts = z.infer<typeof storedFacts>
type Text = z.infer<typeof storedProductText>
type Body = EntryBody<'product'>

/**
 * One country's text joined with the product's shared facts. Nothing is published where the brand does not carry the
 * product or the country's market does not have it.
 */
export function productToEntries(textDocument: unknown, factsDocument: unknown, lookup: Lookup): Entry<'product'>[] {
  const text = readDocument(storedProductText, textDocument)
  const facts = readDocument(storedFacts, factsDocument)
  const site = findSite(text.site)
  const market = facts.markets.find(({ country }) => country?.toUpperCase() === site.country)
  if (!facts.brands.includes(site.brand) || !market?.available) return []
  return [
    {
      kind: 'product',
      brand: site.brand,
      locale: site.code,
      key: facts.sku,
      path: toProductPath(text),
      body: {
        sku: facts.sku,
        name: text.name,
        title: text.title,
        rrp: market.rrp ?? undefined,
        currency: market.currency,
        short_description: text.short_description,
        ...toRichTexts(text, lookup),
        images: facts.images,
        usps: text.usps.flatMap((usp) => usp.text ?? []),
        related: toSkus(facts.related, lookup).filter((sku) => sku !== facts.sku),
        url_slug: text.url_slug,
        url_key: text.url_key,
        meta_description: text.meta_description,
        variant_group: facts.variant_group,
        specification: toSpecification(text, facts, site),
        blocks: toBlocks(text.blocks, 'blocks', lookup),
      },
    },
  ]
}

/** Spec §2: `/{url_slug}/{url_key}/`; the slug may hold slashes (decisions 17), the key not. */
export function toProductPath(text: Pick<Text, 'url_slug' | 'url_key'>): string {
  if (text.url_key.includes('/')) throw new FieldProblem('url_key', 'Use no slashes here')
  toPath(text.url_slug, 'url_slug')
  return toPath(`${text.url_slug}/${text.url_key}`, 'url_key')
}

function toRichTexts(text: Text, lookup: Lookup): Pick<Body, 'description' | 'instructions' | 'composition'> {
  const filled = (nodes: StoredRichText) => {
    const richText = toRichText(nodes, lookup)
    return richText.length === 0 ? undefined : richText
  }
  return {
    description: filled(text.description),
    instructions: filled(text.instructions),
    composition: filled(text.composition),
  }
}

/** Rows that are filled, in the locale's language. */
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
