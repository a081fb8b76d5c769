import type { ColumnLook } from '../../../platform/outside/column-looks.ts'
import { splitCurrency } from '../../values/currency-signs.ts'
import { UNITS_MARK } from '../../values/read-cells.ts'

const PERCENT = '%'
/** Signs behind the point that prices are shown with; more are a number to reckon with. */
const CENTS = 2

/** A number with what its format writes beside it: a row that shows `1.5 kg` or `12.50 $` means that, and not 1.5 or 12.5. */
export function toShownNumber(value: number, { digits, units }: ColumnLook): unknown {
  if (Number.isInteger(value) && value >= 0 && digits > 0) return String(value).padStart(digits, '0')
  const [unit = '', ...others] = units
  const isCurrency = (each: string) => each === '' || splitCurrency(`1 ${each}`).currencies !== undefined
  if (others.length > 0)
    return [...units].every(isCurrency) ? value : UNITS_MARK + [...units].filter(Boolean).join(', ')
  if (unit === '') return value
  if (unit === PERCENT) return `${Number((value * 100).toPrecision(12))} ${PERCENT}`
  return isCurrency(unit) && Number(value.toFixed(CENTS)) !== value ? value : `${value} ${unit}`
}
