import { type AnyPictureName, findFocus, type PictureName } from '../pictures/drawings.ts'
import { OWN_PACKS } from '../pictures/packs/own-packs.ts'
import { toFamilyName, toPackName } from '../pictures/packs/pack-names.ts'
import { PRODUCTS } from '../pictures/packs/products.ts'
import { findShopLogo, toShopVariantName } from '../pictures/shops/shop-logos.ts'
import { findAlt, PICTURE_NAMES } from './alternative-texts.ts'
import { type InEveryLanguage, inEveryLanguage } from './in-every-language.ts'
import { PRODUCT_FAMILIES } from './products/families/all-families.ts'
import { toFamilyAlt, toProductAlt } from './products/product-alt.ts'
import { STORES } from './stores/stores.ts'

/** Focal points in per cent from left and top. Banners define their own; all other pictures use the centre. */
const FOCAL_POINTS: Partial<Record<PictureName, [number, number]>> = {
  'scene-home': [62, 64],
  'scene-dogs': [31, 52],
  'scene-cats': [38, 56],
  'scene-horses': [66, 54],
  'scene-rabbits': [76, 36],
  'scene-parrots': [70, 42],
  'scene-fish': [66, 44],
  'scene-care': [66, 50],
  'scene-about': [67, 64],
  'work-lab': [62, 50],
  'work-desk': [60, 50],
  'work-van': [52, 50],
  'work-class': [36, 50],
  'work-vet': [54, 50],
  'work-press': [48, 55],
  'grove-home': [68, 60],
  'grove-cats': [32, 56],
  'grove-walk': [43, 60],
  'grove-pumpkins': [54, 62],
  'grove-kitchen': [58, 60],
  'grove-cooking': [58, 50],
  'grove-oven': [49, 58],
  'grove-desk': [59, 57],
  'grove-hearth': [32, 54],
  'grove-work-crates': [54, 60],
  'grove-work-lesson': [44, 50],
  'grove-work-post': [50, 62],
  'grove-work-cart': [55, 66],
  'grove-still-carrots': [43, 62],
  'author-marit': [46, 46],
  'author-tobias': [46, 46],
  'author-ines': [46, 46],
  'author-linnea': [46, 46],
  'author-emeka': [46, 46],
  'author-hanne': [46, 46],
  'author-simona': [46, 46],
  'author-wout': [46, 46],
}
/** Packs are a little left of the centre, beside their contents. */
const STILL_FOCAL_POINT: [number, number] = [55, 66]
const PACK_FOCAL_POINT: [number, number] = [48, 54]

export type DemoPicture = { name: AnyPictureName; focal: [number, number]; alt: InEveryLanguage }

const NAMED_PICTURES: DemoPicture[] = PICTURE_NAMES.map((name) => ({
  name,
  focal: findFocus(name) ?? FOCAL_POINTS[name] ?? (name.startsWith('grove-still') ? STILL_FOCAL_POINT : [50, 50]),
  alt: inEveryLanguage((language) => findAlt(name, language)),
}))

const PACK_PICTURES: DemoPicture[] = PRODUCTS.map(({ family, variant }) => ({
  name: toPackName(variant.sku),
  focal: PACK_FOCAL_POINT,
  alt: toProductAlt(family, variant),
}))

const OWN_PACK_PICTURES: DemoPicture[] = OWN_PACKS.map(({ name, family, variant }) => ({
  name,
  focal: PACK_FOCAL_POINT,
  alt: toProductAlt(family, variant),
}))

/** Logos that shops of several countries share, with a separate picture for each shop. */
const SHOP_PICTURES: DemoPicture[] = STORES.flatMap((store) => {
  const logo = store.kind === 'online' ? findShopLogo(store.picture) : undefined
  if (store.kind !== 'online' || logo === undefined) return []
  return [
    {
      name: toShopVariantName(logo, Number(store.picture.slice(logo.length + 1))),
      focal: [50, 50],
      alt: inEveryLanguage((language) => findAlt(logo, language)),
    },
  ]
})

const FAMILY_PICTURES: DemoPicture[] = PRODUCT_FAMILIES.map((family) => ({
  name: toFamilyName(family.key),
  focal: [50, 60],
  alt: toFamilyAlt(family),
}))

export const PICTURES: DemoPicture[] = [
  ...NAMED_PICTURES,
  ...PACK_PICTURES,
  ...FAMILY_PICTURES,
  ...SHOP_PICTURES,
  ...OWN_PACK_PICTURES,
]
