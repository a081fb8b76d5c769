import type { AnimalKind } from '../../pictures/palette.ts'
import type { Facts, ProductText } from '../schema.ts'
import type { FullLook } from './full-look.ts'
import type { SiteWords } from './site-words.ts'

/** Everything from which a full site is made. */
export type FullInput<A extends AnimalKind> = {
  site: string
  file: string
  words: SiteWords<A>
  look: FullLook<A>
  facts: readonly Facts[]
  products: readonly ProductText[]
}

/** Returns the products for an animal that the site sells. */
export function skusFor<A extends AnimalKind>({ facts, products }: FullInput<A>, kind: A): string[] {
  const sold = new Set(products.map(({ sku }) => sku))
  return facts.filter(({ animal, sku }) => animal === kind && sold.has(sku)).map(({ sku }) => sku)
}
