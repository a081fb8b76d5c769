import { drawPack } from './draw-pack.ts'
import { type PackPictureName, toPackName } from './pack-names.ts'
import { PRODUCTS } from './products.ts'

/** A picture per product, by its name. */
export const PACK_SHOTS: Readonly<Record<PackPictureName, () => string>> = Object.fromEntries(
  PRODUCTS.map(({ family, variant }) => [toPackName(variant.sku), () => drawPack(family, variant)]),
)
