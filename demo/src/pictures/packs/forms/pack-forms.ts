import type { ProductFamily } from '../../../content/products/family.ts'
import { BAGS } from './bags.ts'
import type { PackForm } from './body.ts'
import { BOTTLES } from './bottles.ts'
import { BOXES, toBlister, toPipetteCard } from './boxes.ts'
import { TINS } from './tins.ts'
import { TUBS } from './tubs.ts'

export type PackFormName = Exclude<ProductFamily['pack']['form'], 'thing'>

const FORMS: Record<Exclude<PackFormName, 'pipette-card' | 'blister'>, PackForm> = {
  ...BOTTLES,
  ...BAGS,
  ...TINS,
  ...TUBS,
  ...BOXES,
}

/** Returns the drawing of a kind of pack; a card shows as many pipettes, and a strip as many tablets, as the product has. */
export function findForm(name: PackFormName, variant: ProductFamily['variants'][number]): PackForm {
  if (name === 'pipette-card') return toPipetteCard(variant.contents.pipettes ?? 3)
  return name === 'blister' ? toBlister(variant.contents.tablets ?? variant.contents.capsules ?? 10) : FORMS[name]
}
