import { PRODUCT_FAMILIES } from '../../content/products/families/all-families.ts'
import type { ProductFamily } from '../../content/products/family.ts'
import { createSheet, groundShadow, place } from '../sheet.ts'
import { findFigure } from './figures.ts'
import { findProp } from './find-prop.ts'
import { NO_WORDS, toPackDesign } from './pack-design.ts'
import { type FamilyPictureName, toFamilyName } from './pack-names.ts'
import { findExtents, standProduct } from './stand-pack.ts'
import { drawAldergroveStudio, drawTailwellStudio, SHOT_SIDE } from './studio.ts'
import { drawLivedIn } from './things/draw-thing.ts'

type Places = {
  animal: { x: number; width: number; height: number }
  product: { x: number; width: number; height: number }
  prop: { x: number; scale: number }
}
/** The product is in front of the animal; a product that the animal lives in is larger than the animal. */
const BESIDE: Places = {
  animal: { x: 440, width: 760, height: 960 },
  product: { x: 1140, width: 590, height: 760 },
  prop: { x: 700, scale: 1.15 },
}
const AT_HOME: Places = {
  animal: { x: 330, width: 560, height: 620 },
  product: { x: 1000, width: 860, height: 900 },
  prop: { x: 700, scale: 1.15 },
}
/** Fish are in a tank, so nothing is placed in front of it. */
const BEHIND_GLASS: Places = {
  animal: { x: 390, width: 660, height: 960 },
  product: { x: 1170, width: 540, height: 760 },
  prop: { x: 860, scale: 0.9 },
}
const FOOT = { animal: 1300, product: 1390, prop: 1450 }
const LARGEST_SCALE = 1.7

function findLargest({ variants }: ProductFamily): ProductFamily['variants'][number] {
  const [first, ...others] = variants
  const measure = ({ size = [0], kilos = [0] }: ProductFamily['variants'][number]): number =>
    Math.max(...size, kilos[0] ?? 0)
  return others.reduce((largest, next) => (measure(next) > measure(largest) ? next : largest), first)
}

function findPlaces({ animal, department, pack }: ProductFamily): Places {
  if (animal === 'fish') return BEHIND_GLASS
  return pack.form === 'thing' && department === 'home' ? AT_HOME : BESIDE
}

/** Draws the second picture of all products of a family, with the animal, 1500 × 1500. */
function drawFamily(family: ProductFamily): string {
  const sheet = createSheet(SHOT_SIDE, SHOT_SIDE)
  const variant = findLargest(family)
  const design = { ...toPackDesign(family, variant), words: NO_WORDS }
  const studio = family.brand === 'tailwell' ? drawTailwellStudio : drawAldergroveStudio
  const thing = family.pack.form === 'thing'
  const livedIn = drawLivedIn(sheet, family, variant, design)
  if (livedIn) return sheet.toSvg(studio(sheet, design) + place(livedIn, 750, FOOT.animal, 1.12))
  const { animal, product, prop } = findPlaces(family)
  const figure = findFigure(design.animal, family)
  const scale = Math.min(LARGEST_SCALE, animal.width / figure.width, animal.height / figure.height)
  const extents = findExtents(family, variant)
  const fit = Math.min(product.width / extents.width, product.height / extents.height)
  return sheet.toSvg(
    [
      studio(sheet, design),
      groundShadow(sheet, animal.x, FOOT.animal, figure.width * scale * 0.5, 44, '#6b3f22', 0.36),
      place(figure.draw(sheet), animal.x, FOOT.animal, Number(scale.toFixed(3))),
      place(standProduct(sheet, variant.sku), product.x, FOOT.product, Number(fit.toFixed(3))),
      thing ? '' : place(findProp(family, variant)(sheet, design.accent), prop.x, FOOT.prop, prop.scale),
    ].join(''),
  )
}

/** A picture per family, by its name. */
export const FAMILY_SHOTS: Readonly<Record<FamilyPictureName, () => string>> = Object.fromEntries(
  PRODUCT_FAMILIES.map((family) => [toFamilyName(family.key), () => drawFamily(family)]),
)
