import { escapeXml } from './escape-xml.ts'

/** A product as shops and comparison sites take it; addresses are absolute. */
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
  mpn: string | undefined
  group: string | undefined
  kind: string | undefined
  size: string | undefined
  color: string | undefined
}
export type ShoppingFeed = { title: string; url: string; items: readonly ShoppingItem[] }

/** Google's limits of a title, a description and further pictures. */
const MOST_TITLE = 150
const MOST_DESCRIPTION = 5_000
const MOST_PICTURES = 10

/** RSS 2.0 with the fields of Google Merchant, which most comparison sites read. */
export function writeShoppingFeed({ title, url, items }: ShoppingFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n',
    `<title>${escapeXml(title)}</title>\n<link>${escapeXml(url)}</link>\n<description>${escapeXml(title)}</description>\n`,
    ...items.map(writeItem),
    '</channel></rss>\n',
  ].join('')
}

function writeItem(item: ShoppingItem): string {
  const [picture, ...others] = item.images
  return [
    '<item>\n',
    field('id', item.sku),
    field('title', item.title.slice(0, MOST_TITLE).toWellFormed()),
    field('description', item.description.slice(0, MOST_DESCRIPTION).toWellFormed()),
    field('link', item.url),
    field('image_link', picture),
    ...others.slice(0, MOST_PICTURES).map((other) => field('additional_image_link', other)),
    field('availability', 'in_stock'),
    field('price', `${item.price.toFixed(2)} ${item.currency}`),
    field('condition', 'new'),
    field('brand', item.brand),
    field('gtin', item.gtin),
    field('mpn', item.mpn),
    field('item_group_id', item.group),
    field('product_type', item.kind),
    field('size', item.size),
    field('color', item.color),
    '</item>\n',
  ].join('')
}

const field = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<g:${name}>${escapeXml(text)}</g:${name}>\n`
