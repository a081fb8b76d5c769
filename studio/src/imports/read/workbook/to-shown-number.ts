import type { ColumnLook } from '../../../platform/outside/column-looks.ts'
import type { NumberShape } from '../../../platform/outside/number-shape.ts'
import { splitCurrency } from '../../values/currency-signs.ts'
import { UNITS_MARK } from '../../values/read-cells.ts'
import { showShape } from './show-shape.ts'

const PERCENT = '%'
/** Decimal places of prices; a number with more is a calculated value, and is returned without the currency. */
const CENTS = 2

const isCurrency = (unit: string) => unit === '' || splitCurrency(`1 ${unit}`).currencies !== undefined

/** Whether the format displays more than the number and a currency after it. */
const isOdd = (shape: NumberShape | undefined): shape is NumberShape =>
  shape !== undefined &&
  (shape.places !== undefined || shape.times < 1 || shape.isConditional || !isCurrency(shape.front.trim()))

/** Returns a number with the unit that its format displays: a row with `1.5 kg` or `12.50 $` means that, not 1.5 or 12.5. */
export function toShownNumber(value: number, { digits, units, shapes }: ColumnLook): unknown {
  const tellUnits = () => UNITS_MARK + [...units].filter(Boolean).join(', ')
  const odd = shapes.find(isOdd)
  if (odd !== undefined) return (shapes.length === 1 ? showShape(value, odd) : undefined) ?? tellUnits()
  if (Number.isInteger(value) && value >= 0 && digits > 0) return String(value).padStart(digits, '0')
  const [unit = '', ...others] = units
  if (others.length > 0) return [...units].every(isCurrency) ? value : tellUnits()
  if (unit === '') return value
  if (unit === PERCENT) return `${Number((value * 100).toPrecision(12))} ${PERCENT}`
  return isCurrency(unit) && Number(value.toFixed(CENTS)) !== value ? value : `${value} ${unit}`
}
