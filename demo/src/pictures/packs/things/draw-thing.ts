import type { ProductFamily } from '../../../content/products/family.ts'
import { type DrawingSheet, groundShadow, line, place } from '../../sheet.ts'
import { type Accent, COLOR_ACCENTS } from '../accents.ts'
import type { PackDesign } from '../pack-design.ts'
import { FLOOR } from '../studio.ts'
import { toBuild } from '../to-build.ts'
import { BEDS } from './beds.ts'
import { BRUSHES } from './brushes.ts'
import { CAT_TOYS } from './cat-toys.ts'
import { DOG_TOYS } from './dog-toys.ts'
import { FOR_CAGES } from './for-cages.ts'
import { HOUSEHOLD } from './household.ts'
import { drawTag, TAG_FOOT, type Thing } from './thing.ts'

type Variant = ProductFamily['variants'][number]

/** All products without a pack, by the key of their family. */
export const THINGS: Readonly<Record<string, Thing>> = {
  ...BEDS,
  ...BRUSHES,
  ...CAT_TOYS,
  ...DOG_TOYS,
  ...FOR_CAGES,
  ...HOUSEHOLD,
}

function toColour({ facets }: ProductFamily, variant: Variant): Accent {
  const [first = 'natural'] = facets.color ?? []
  return COLOR_ACCENTS[variant.color ?? first]
}

function findThing(key: string): Thing {
  const thing = THINGS[key]
  if (!thing) throw new Error(`${key} has no drawing in pictures/packs/things/`)
  return thing
}

/** Draws the product alone on its shadow. */
export function drawBareThing(
  sheet: DrawingSheet,
  family: ProductFamily,
  variant: Variant,
  design: PackDesign,
): string {
  const shadow = groundShadow(sheet, 0, 0, 480, 46, '#6b3f22', 0.36)
  return shadow + findThing(family.key).draw(sheet, toColour(family, variant), design)
}

/** Draws the product with its animal inside, if it has such a drawing. */
export function drawLivedIn(
  sheet: DrawingSheet,
  family: ProductFamily,
  variant: Variant,
  design: PackDesign,
): string | undefined {
  const inside = THINGS[family.key]?.drawLivedIn?.(sheet, toColour(family, variant), design)
  return inside && groundShadow(sheet, 0, 0, 520, 46, '#6b3f22', 0.36) + inside
}

/** Makes room for the tag: the product moves aside and is a little smaller. */
const TAG = { room: 100, besides: 0.94 }

/** Draws the product on the table with its tag, which has the same size for all variants. */
export function drawThing(sheet: DrawingSheet, family: ProductFamily, variant: Variant, design: PackDesign): string {
  const thing = findThing(family.key)
  const scale = Number((toBuild(family, variant).scale * TAG.besides).toFixed(3))
  const left = 750 - TAG.room
  const tie = { x: left + thing.tie[0] * scale, y: FLOOR + thing.tie[1] * scale }
  const tag = { x: Math.min(left + thing.tag * scale, 1500 - 196), y: FLOOR + 46 - TAG_FOOT }
  return [
    place(drawBareThing(sheet, family, variant, design), left, FLOOR, scale),
    groundShadow(sheet, tag.x, FLOOR + 44, 170, 24, '#6b3f22', 0.36),
    line(
      `M${tie.x} ${tie.y} C${tie.x + 60} ${tie.y + 90} ${tag.x - 60} ${tag.y - 120} ${tag.x} ${tag.y - 6}`,
      '#a9713a',
      9,
    ),
    place(drawTag(sheet, design), tag.x, tag.y, 1, 4),
  ].join('')
}
