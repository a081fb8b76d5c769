import type { CollectionConfig } from 'payload'
import { categories } from './categories.ts'
import { leaflets } from './leaflets.ts'
import { media } from './media.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { productFacts } from './product-facts.ts'
import { productTexts } from './product-texts.ts'
import { terms } from './terms.ts'
import { users } from './users.ts'

/** In the order of the admin's navigation. */
export const COLLECTIONS: readonly CollectionConfig[] = [
  pages,
  menus,
  media,
  productTexts,
  productFacts,
  categories,
  terms,
  leaflets,
  users,
]
