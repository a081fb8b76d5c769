import { FAMILIES } from '../../content/products/families/all-families.ts'
import type { Family } from '../../content/products/family.ts'

export type Product = { family: Family; variant: Family['variants'][number] }

/** Every product of the catalogue, in its order. */
export const PRODUCTS: readonly Product[] = FAMILIES.flatMap((family) =>
  family.variants.map((variant) => ({ family, variant })),
)

const bySku = new Map(PRODUCTS.map((product) => [product.variant.sku, product]))

export function findProduct(sku: string): Product {
  const product = bySku.get(sku)
  if (!product) throw new Error(`There is no product ${sku}`)
  return product
}
