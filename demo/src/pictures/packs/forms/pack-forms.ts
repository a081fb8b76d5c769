import type { Family } from '../../../content/products/family.ts'
import { BAGS } from './bags.ts'
import type { Form } from './body.ts'
import { BOTTLES } from './bottles.ts'
import { BOXES, toPipetteCard } from './boxes.ts'
import { TINS } from './tins.ts'
import { TUBS } from './tubs.ts'

export type PackFormName = Exclude<Family['pack']['form'], 'thing'>

const FORMS: Record<Exclude<PackFormName, 'pipette-card'>, Form> = { ...BOTTLES, ...BAGS, ...TINS, ...TUBS, ...BOXES }

/** How a pack of this kind is drawn; a card shows as many pipettes as it holds. */
export function findForm(name: PackFormName, variant: Family['variants'][number]): Form {
  return name === 'pipette-card' ? toPipetteCard(variant.contents.pipettes ?? 3) : FORMS[name]
}
