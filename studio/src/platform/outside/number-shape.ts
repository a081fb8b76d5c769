/** How a format changes the display of a number or inserts characters: `"D-"00000`, `00\-000`, `0.0," kg"`. */
export type NumberShape = {
  front: string
  behind: string
  /** Positions of digits with the characters between them, if there are any: `00-000`. */
  places: readonly DigitPlace[] | undefined
  /** Minimum number of digits of a whole number. */
  digits: number
  /** Factor that the number is multiplied by. */
  times: number
  /** Whether other numbers, such as negative ones, have another format. */
  isOneOfSeveral: boolean
  /** Whether the format depends on a condition on the number. */
  isConditional: boolean
}
type DigitPlace = { isDigit: true; isNeeded: boolean } | { isDigit: false; text: string }

const PARTS =
  /"(?<quoted>[^"]*)"|\[\$(?<currency>[^\]-]*)[^\]]*\]|\\(?<escaped>.)|_.|\*.|\[(?<inside>[^\]]*)\]|(?<sign>[€£$₽₴%])|(?<plain>[^"])/gsu
const PLAIN_SIGNS: ReadonlySet<string> = new Set(['-', ' ', '(', ')', ':', '+'])
const PLACES = /[0#?]/
/** Thousands separators; after optional digits they are not part of a code. */
const BETWEEN_THOUSANDS = /^[\s.,'’]$/u

type Part = { text: string; kind: 'place' | 'mark' | 'text' | 'plain' }

/** Parses a format; undefined if it does not display a decimal number: a fraction, a power of ten, a time. */
export function readShape(format: string): NumberShape | undefined {
  const [positive = '', ...others] = format.split(';')
  const section = positive.replace(/General/i, '#')
  const parts: Part[] = []
  let isConditional = false
  for (const { groups = {} } of section.matchAll(PARTS)) {
    const { quoted, currency, escaped, inside, sign, plain } = groups
    if (inside !== undefined && /[<>=]/.test(inside)) isConditional = true
    const text = quoted ?? currency ?? escaped ?? sign
    if (text !== undefined) parts.push({ text, kind: 'text' })
    else if (plain !== undefined) {
      const kind = toKind(plain)
      if (kind === undefined) return undefined
      parts.push({ text: plain, kind })
    }
  }
  const first = parts.findIndex(({ kind }) => kind === 'place')
  const last = parts.findLastIndex(({ kind }) => kind === 'place')
  if (first === -1) return undefined
  const core = parts.slice(first, last + 1)
  const isPercent = /^(?:[^"\\]|"[^"]*"|\\.)*?%/s.test(section)
  return {
    front: textOf(parts.slice(0, first)),
    behind: textOf(parts.slice(last + 1)),
    places: findPlaces(core),
    digits: /^0*/.exec(core.map(({ text }) => text).join(''))?.[0].length ?? 0,
    times: (isPercent ? 100 : 1) / 1000 ** countScales(parts.slice(first)),
    isOneOfSeveral: others.length > 0,
    isConditional,
  }
}

function toKind(plain: string): Part['kind'] | undefined {
  if (PLACES.test(plain)) return 'place'
  if (plain === '.' || plain === ',') return 'mark'
  return PLAIN_SIGNS.has(plain) ? 'plain' : undefined
}

/** Unquoted characters around a number show its sign, and are not part of the text. */
const textOf = (parts: readonly Part[]) =>
  parts.map(({ text, kind }) => (kind === 'text' || text === ' ' ? text : '')).join('')

function findPlaces(core: readonly Part[]): readonly DigitPlace[] | undefined {
  const at = core.findIndex(({ kind }) => kind === 'text' || kind === 'plain')
  const sign = core[at]
  if (sign === undefined) return undefined
  if (BETWEEN_THOUSANDS.test(sign.text) && core.slice(0, at).every(({ text }) => text !== '0')) return undefined
  return core.map(({ text, kind }) =>
    kind === 'place' ? { isDigit: true, isNeeded: text === '0' } : { isDigit: false, text },
  )
}

/** A comma after the last digit before the decimal point divides by a thousand. */
const countScales = (parts: readonly Part[]) =>
  (
    parts
      .map(({ text, kind }) => (kind === 'place' ? '0' : kind === 'mark' ? text : ' '))
      .join('')
      .match(/(?<=0,*),(?=,*(?:[. ]|$))/g) ?? []
  ).length
