import { clipText } from '@menagerie/contract/human-text'
import { escapeXml } from './escape-xml.ts'

/** A product for shops and comparison sites; addresses are absolute. */
export type ShoppingItem = {
  sku: string
  title: string
  description: string
  url: string
  images: readonly string[]
  price: number
  currency: string
  brand: string
  gtin: string | undefined
  /** Manufacturer's part number. */
  mpn: string | undefined
  /** Content of the pack, such as `750 g`. */
  measure: string | undefined
  /** Unit of the price per unit, such as `1 kg`. */
  baseMeasure: string | undefined
  group: string | undefined
  kind: string | undefined
  size: string | undefined
  color: string | undefined
}
export type ShoppingFeed = { title: string; url: string; language: string; items: readonly ShoppingItem[] }

/** Google's limits of lengths, and of further pictures (support.google.com/merchants/answer/7052112). */
const MOST_TITLE = 150
const MOST_DESCRIPTION = 5_000
const MOST_PICTURES = 10
const MOST_BRAND = 70
const MOST_GROUP = 50
const MOST_TYPE = 750
const MOST_SIZE = 100

/** RSS 2.0 with the fields of Google Merchant, which most comparison sites read. */
export function writeShoppingFeed({ title, url, language, items }: ShoppingFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    `<title>${escapeXml(title)}</title>\n<link>${escapeXml(url)}</link>\n<description>${escapeXml(title)}</description>\n<language>${escapeXml(language)}</language>\n`,
    ...items.map(writeItem),
    '</channel></rss>\n',
  ].join('')
}

function writeItem(item: ShoppingItem): string {
  const [picture, ...others] = item.images
  return [
    '<item>\n',
    field('id', item.sku),
    field('title', clipText(item.title, MOST_TITLE)),
    field('description', clipText(item.description, MOST_DESCRIPTION)),
    field('link', item.url),
    field('image_link', picture),
    ...others.slice(0, MOST_PICTURES).map((other) => field('additional_image_link', other)),
    field('availability', 'in_stock'),
    field('price', `${item.price.toFixed(2)} ${item.currency}`),
    field('condition', 'new'),
    field('unit_pricing_measure', item.measure),
    field('unit_pricing_base_measure', item.baseMeasure),
    field('brand', clip(item.brand, MOST_BRAND)),
    field('gtin', item.gtin),
    field('mpn', clip(item.mpn, MOST_BRAND)),
    // Only written where there is none: a product with its own number has an identifier.
    field('identifier_exists', item.gtin === undefined && item.mpn === undefined ? 'no' : undefined),
    field('item_group_id', clip(item.group, MOST_GROUP)),
    field('product_type', clip(item.kind, MOST_TYPE)),
    field('size', clip(item.size, MOST_SIZE)),
    field('color', clip(item.color, MOST_SIZE)),
    '</item>\n',
  ].join('')
}

const clip = (text: string | undefined, most: number) => text && clipText(text, most)

const field = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<g:${name}>${escapeXml(text)}</g:${name}>\n`
