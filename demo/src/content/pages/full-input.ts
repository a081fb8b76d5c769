import type { AnimalKind } from '../../pictures/palette.ts'
import type { Facts, ProductText } from '../schema.ts'
import type { FullLook } from './full-look.ts'
import type { SiteWords } from './site-words.ts'

/** What a full site is made of. */
export type FullInput<A extends AnimalKind> = {
  site: string
  file: string
  words: SiteWords<A>
  look: FullLook<A>
  facts: readonly Facts[]
  products: readonly ProductText[]
}

export function skusFor<A extends AnimalKind>({ facts }: FullInput<A>, kind: A): string[] {
  return facts.filter(({ animal }) => animal === kind).map(({ sku }) => sku)
}
