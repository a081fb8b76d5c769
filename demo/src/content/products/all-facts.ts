import type { BrandKey } from '@menagerie/sites/brand-locale'
import type { Facts } from '../schema.ts'
import { PRODUCT_FAMILIES } from './families/all-families.ts'
import { toFacts } from './to-facts.ts'

const FIRSTS = new Map(PRODUCT_FAMILIES.map(({ key, variants: [first] }) => [key, first.sku]))

/** Every product of both brands. Numbers are invented; barcodes start with 200, which is reserved for use inside shops. */
export const FACTS: readonly Facts[] = PRODUCT_FAMILIES.flatMap((family) => toFacts(family, FIRSTS))

export const listBrandFacts = (brand: BrandKey) => FACTS.filter((row) => row.brand === brand)
