import { PRODUCT_FAMILIES } from '../../content/products/families/all-families.ts'
import type { ProductFamily } from '../../content/products/family.ts'

type PackedProduct = { family: ProductFamily; variant: ProductFamily['variants'][number] }

/** Every product, in the order of the catalogue. */
export const PRODUCTS: readonly PackedProduct[] = PRODUCT_FAMILIES.flatMap((family) =>
  family.variants.map((variant) => ({ family, variant })),
)

const bySku = new Map(PRODUCTS.map((product) => [product.variant.sku, product]))

export function findProduct(sku: string): PackedProduct {
  const product = bySku.get(sku)
  if (!product) throw new Error(`There is no product ${sku}`)
  return product
}
