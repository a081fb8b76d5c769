import type { NumberShape } from '../../../platform/outside/number-shape.ts'

/** Displays a number by its format, with all its digits; undefined if the result is uncertain. */
export function showShape(value: number, shape: NumberShape): string | undefined {
  const { front, behind, places, digits, times, isOneOfSeveral, isConditional } = shape
  if (isConditional || (isOneOfSeveral && value <= 0)) return undefined
  const amount = Math.abs(Number((value * times).toPrecision(15)))
  const sign = value < 0 ? '-' : ''
  if (places === undefined) {
    const written = Number.isInteger(amount) ? String(amount).padStart(digits, '0') : String(amount)
    return `${sign}${front}${written}${behind}`.trim()
  }
  const isWhole = Number.isSafeInteger(amount) && places.every((each) => each.isDigit || !/^[.,]$/.test(each.text))
  return isWhole ? `${sign}${front}${fillPlaces(String(amount), places)}${behind}`.trim() : undefined
}

/** Fills the format's digits from the last one; the first digit takes the rest. */
function fillPlaces(amount: string, places: NonNullable<NumberShape['places']>): string {
  const left = amount === '0' ? [] : [...amount]
  const first = places.findIndex(({ isDigit }) => isDigit)
  const written = places.map((): string => '')
  for (const [at, place] of [...places.entries()].reverse()) {
    if (!place.isDigit) written[at] = place.text
    else if (at === first) written[at] = left.splice(0).join('') || (place.isNeeded ? '0' : '')
    else written[at] = left.pop() ?? (place.isNeeded ? '0' : '')
  }
  return written.join('')
}
