import type { ProductText } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { toStoredBlocks } from './to-blocks.ts'
import { toLexical } from './to-lexical.ts'

/** Makes a product text as the studio stores it. */
export function toTextData(text: ProductText, id: string, site: string): Record<string, unknown> {
  const {
    sku,
    usps,
    description,
    instructions,
    composition,
    additives,
    analysis,
    product_links,
    customer_pictures,
    leaflets,
    images = [],
    blocks,
    film,
    ...plain
  } = text
  const formatted = { description, instructions, composition, additives, analysis }
  return {
    ...plain,
    site,
    facts: ids.facts(sku),
    usps: usps.map((usp, index) => ({ id: ids.row(id, `usp ${index}`), text: usp })),
    ...Object.fromEntries(
      Object.entries(formatted).flatMap(([field, markup]) => (markup ? [[field, toLexical(markup, site)]] : [])),
    ),
    images: images.map((name) => ids.picture(name)),
    product_links: (product_links ?? []).map((link, index) => ({ id: ids.row(id, `shop ${index}`), ...link })),
    customer_pictures: (customer_pictures ?? []).map(({ image, link }, index) => ({
      id: ids.row(id, `customer picture ${index}`),
      image: ids.picture(image),
      ...(link && { link }),
    })),
    amazon_availability: text.amazon_asin !== undefined,
    ...(film && { film: ids.film(film) }),
    leaflets: (leaflets ?? []).map((name) => ids.leaflet(name)),
    blocks: toStoredBlocks(blocks ?? [], `${id} blocks`, site),
  }
}
