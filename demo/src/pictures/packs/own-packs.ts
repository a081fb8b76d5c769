import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'
import { drawPack } from './draw-pack.ts'
import { isPrintedIn, type PackPictureName, toOwnPackName } from './pack-names.ts'
import { PRODUCTS } from './products.ts'

/** As wide as the picture on a usual product page, and four times as wide as a card on a phone. Larger ones would make the import too slow. */
export const OWN_PACK_PIXELS = 640

type OwnPack = (typeof PRODUCTS)[number] & { name: PackPictureName; language: Language }

/** Packs in each country's language, in the order of the catalogue. */
export const OWN_PACKS: readonly OwnPack[] = PRODUCTS.flatMap((product) =>
  LANGUAGES.filter((language) => isPrintedIn(product.family.brand, language)).map((language) => ({
    ...product,
    language,
    name: toOwnPackName(product.variant.sku, language),
  })),
)

const byName = new Map<string, OwnPack>(OWN_PACKS.map((pack) => [pack.name, pack]))

export const isOwnPackName = (name: string): boolean => byName.has(name)

export function drawOwnPack(name: string): string | undefined {
  const pack = byName.get(name)
  return pack && drawPack(pack.family, pack.variant, { language: pack.language, pixels: OWN_PACK_PIXELS })
}
