import type { ProductFamily } from '../family.ts'
import { ALDERGROVE_CAT } from './aldergrove-cat.ts'
import { ALDERGROVE_DOG } from './aldergrove-dog.ts'
import { TAILWELL_CAT_CARE } from './tailwell-cat-care.ts'
import { TAILWELL_CAT_FOOD } from './tailwell-cat-food.ts'
import { TAILWELL_DOG_CARE } from './tailwell-dog-care.ts'
import { TAILWELL_DOG_FOOD } from './tailwell-dog-food.ts'
import { TAILWELL_DOG_HOME } from './tailwell-dog-home.ts'
import { TAILWELL_FISH } from './tailwell-fish.ts'
import { TAILWELL_HORSE_CARE } from './tailwell-horse-care.ts'
import { TAILWELL_HORSE_GREEN } from './tailwell-horse-green.ts'
import { TAILWELL_OTHER } from './tailwell-other.ts'
import { TAILWELL_PARROT } from './tailwell-parrot.ts'
import { TAILWELL_RABBIT } from './tailwell-rabbit.ts'

/** The whole catalogue, sorted by product number. */
export const PRODUCT_FAMILIES: readonly ProductFamily[] = [
  ...TAILWELL_DOG_CARE,
  ...TAILWELL_DOG_FOOD,
  ...TAILWELL_DOG_HOME,
  ...TAILWELL_CAT_CARE,
  ...TAILWELL_CAT_FOOD,
  ...TAILWELL_HORSE_CARE,
  ...TAILWELL_HORSE_GREEN,
  ...TAILWELL_RABBIT,
  ...TAILWELL_PARROT,
  ...TAILWELL_FISH,
  ...ALDERGROVE_DOG,
  ...ALDERGROVE_CAT,
  ...TAILWELL_OTHER,
]
