import { MOST_KILOS } from '@menagerie/sites/feeding-table'
import type { RenderContext } from '../../context/render-context.ts'
import { numberFormat } from '../../platform/kept-formats.ts'
import { decimal, type QueryField } from '../../platform/query-field.ts'

/** The country's unit for animals' weights. Feeding tables are in kilograms everywhere, so kilograms stand beside other units. */
export type Scales = {
  /** Unit as shown in forms: `kg`, `кг`, `lb`. */
  unit: string
  perKilo: number
  field: QueryField<number | undefined>
  write: (weight: number) => string
}

const KILOS = { unit: 'kilogram', perKilo: 1, field: decimal('weight', { most: MOST_KILOS, places: 1 }) }
/** The international pound is 0.45359237 kg. */
const PER_KILO = 1 / 0.453_592_37
const POUNDS = {
  unit: 'pound',
  perKilo: PER_KILO,
  field: decimal('weight', { most: MOST_KILOS * PER_KILO, places: 1 }),
}

export function findScales({ country, iso }: Pick<RenderContext['site'], 'country' | 'iso'>): Scales {
  const { unit, perKilo, field } = country === 'US' ? POUNDS : KILOS
  const format = numberFormat(iso, { style: 'unit', unit, maximumFractionDigits: 1 })
  const name = format.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? ''
  if (perKilo === 1) return { unit: name, perKilo, field, write: (weight) => format.format(weight) }
  const kilos = numberFormat(iso, { style: 'unit', unit: KILOS.unit, maximumFractionDigits: 1 })
  const write = (weight: number) => `${format.format(weight)} (${kilos.format(weight / perKilo)})`
  return { unit: name, perKilo, field, write }
}
