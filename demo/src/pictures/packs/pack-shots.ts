import { drawPack } from './draw-pack.ts'
import { PRODUCTS } from './products.ts'

export type PackPictureName = `pack-${string}`

export const toPackName = (sku: string): PackPictureName => `pack-${sku}`

/** A picture per product, by its name. */
export const PACK_SHOTS: Readonly<Record<PackPictureName, () => string>> = Object.fromEntries(
  PRODUCTS.map(({ family, variant }) => [toPackName(variant.sku), () => drawPack(family, variant)]),
)
