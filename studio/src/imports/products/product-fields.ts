import { GHS_SYMBOLS, PRODUCT_FACETS } from '@menagerie/contract/product'
import { BRAND_CHOICES } from '../../model/fields/brand-choices.ts'
import { CURRENCIES } from '../../model/fields/currencies.ts'
import { CONTENT_TAG } from '../../publish/parts/vocabularies.ts'
import type { ImportField } from '../values/import-field.ts'
import { filesIn, onlyOne, pictureRows, productsIn, shopRows, termsIn, textRows } from '../values/named-fields.ts'
import {
  addressField,
  amountField,
  barcodeField,
  choiceOf,
  choicesOf,
  codeField,
  flagField,
  htmlField,
  jsonField,
  lineField,
  linesField,
  skuField,
  stockField,
} from '../values/plain-fields.ts'

type Fields = Readonly<Record<string, ImportField>>

/** Fields that are the same in all countries, by column name. */
export const FACT_FIELDS: Fields = {
  sku: skuField('sku'),
  article_number: codeField('article_number'),
  internal_name: lineField('name'),
  barcode: barcodeField('barcode'),
  brands: choicesOf('brands', BRAND_CHOICES, 'brand'),
  images: filesIn('images', 'media'),
  shared_video: lineField('video_url'),
  film: onlyOne(filesIn('film', 'films')),
  variant_group: lineField('variant_group'),
  related: productsIn('related'),
  is_natural: flagField('is_natural'),
  ghs_symbols: choicesOf(
    'ghs_symbols',
    GHS_SYMBOLS.map((value) => ({ value, label: value })),
    'hazard symbol',
  ),
  tags: termsIn('tags', CONTENT_TAG),
  ...Object.fromEntries(PRODUCT_FACETS.map((facet) => [`facets.${facet}`, termsIn(`facets.${facet}`, facet)])),
}

/** A row of the specification, shared by all countries with the same language: `specification.color:nl`. */
export const specificationField = (row: string, language: string): ImportField =>
  lineField(`specification.${row}.${language}`)

/** Fields of a country: `price:NL`. */
export const MARKET_FIELDS = {
  available: stockField('available'),
  price: amountField('rrp'),
  currency: choiceOf('currency', CURRENCIES, 'currency'),
} as const satisfies Fields
export type MarketColumn = keyof typeof MARKET_FIELDS

const STATUSES = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
]

/** Fields of a site: `name:nl_NL`, or `name:nl` for all sites of that language that sell the product. */
export const TEXT_FIELDS: Fields = {
  name: lineField('name'),
  title: lineField('title'),
  url_slug: addressField('url_slug'),
  url_key: addressField('url_key'),
  short_description: linesField('short_description'),
  teaser: lineField('teaser'),
  usps: textRows('usps', 'text'),
  description: htmlField('description'),
  instructions: htmlField('instructions'),
  composition: htmlField('composition'),
  additives: htmlField('additives'),
  analysis: htmlField('analysis'),
  do_not_apply_when: linesField('do_not_apply_when'),
  efficacy_period: linesField('efficacy_period'),
  storage_and_safety: linesField('storage_and_safety'),
  product_precautions: linesField('product_precautions'),
  item_active_ingredients: linesField('item_active_ingredients'),
  item_legal_category: lineField('item_legal_category'),
  is_prescription: flagField('is_prescription'),
  webshop_url: lineField('webshop_url'),
  product_links: shopRows('product_links'),
  amazon_asin: lineField('amazon_asin'),
  amazon_availability: stockField('amazon_availability'),
  own_images: filesIn('images', 'media'),
  own_related: productsIn('related'),
  video_url: lineField('video_url'),
  own_film: onlyOne(filesIn('film', 'films')),
  leaflets: filesIn('leaflets', 'leaflets'),
  flowbox_enabled: flagField('flowbox_enabled'),
  customer_pictures: pictureRows('customer_pictures'),
  meta_description: linesField('meta_description'),
  blocks: jsonField('blocks'),
  status: choiceOf('_status', STATUSES, 'state'),
}

/** Other names of columns in files. A facet may be named without its group if the name is unique. */
export const COLUMN_ALIASES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRODUCT_FACETS.map((facet) => [facet, `facets.${facet}`])),
  rrp: 'price',
  ean: 'barcode',
  gtin: 'barcode',
  pictures: 'images',
  image: 'images',
  brand_key: 'brands',
  hazards: 'ghs_symbols',
}
