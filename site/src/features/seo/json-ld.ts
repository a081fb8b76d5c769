import type { ProductBody } from '@menagerie/contract/product'
import type { JsonLd } from './head-view.ts'

/** `href` absolute. */
export function toBreadcrumbList(crumbs: readonly { title: string; href: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: href,
    })),
  }
}

type ProductFacts = { product: ProductBody; url: string; brand: string; images: string[] }

/** Without an offer: the recommended price is not one of ours, and nothing is sold here. */
export function toProductJsonLd({ product, url, brand, images }: ProductFacts): JsonLd {
  const { name, sku, specification } = product
  const description = product.meta_description ?? product.short_description
  const { barcode } = specification
  return {
    '@type': 'Product',
    name,
    sku,
    url,
    brand: { '@type': 'Brand', name: brand },
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(barcode && /^\d{8,14}$/.test(barcode) && { gtin: barcode }),
  }
}

/** JSON-LD is data and no script, yet the parser looks for `</script` in it: no `<` leaves here. */
export function renderJsonLd(data: JsonLd): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
