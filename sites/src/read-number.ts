const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const WITH_FRACTION = /^(?<whole>\d*) ?(?<fraction>[½⅓⅔¼¾⅛⅜⅝⅞])$/u
const SPACED = /^\d{1,3}(?:(?<group>[ '])\d{3})(?:\k<group>\d{3})*(?:[.,]\d+)?$/u
const MIXED = /^\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*(?!\k<group>)[.,]\d+$/u
const REPEATED = /^\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})+$/u
const ONE_SIGN = /^(?<whole>\d+)(?<sign>[.,])(?<rest>\d+)$/u

/** Characters of a written number, to find it in prose; `readNumber` decides whether it is one, and which. */
export const NUMBER_SIGNS = "\\d.,'’ʼ\\p{Zs}½⅓⅔¼¾⅛⅜⅝⅞"

/** Matches a number among words: all of `1 350` and `1,5`, but only the 5 of `5 kg 20`. */
export const NUMBER_IN_PROSE =
  "(?:\\d{1,3}(?:[\\p{Zs}'’]\\d{3}(?!\\d))+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*(?: ?[½⅓⅔¼¾⅛⅜⅝⅞])?|[½⅓⅔¼¾⅛⅜⅝⅞])"

/**
 * Reads the number that a person wrote in a text of the language (BCP 47): `1.350` is 1350 in German; `1 350`, `1’350` and `1.350,5` are read in
 * every language, and so are one or two digits after a point or comma. Undefined in doubt: `1.350` in English or French may mean either.
 */
export function readNumber(text: string, language: string): number | undefined {
  const written = text
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[’ʼ]/gu, "'")
    .trim()
  if (/^\d+$/u.test(written)) return Number(written)
  const { whole, fraction } = WITH_FRACTION.exec(written)?.groups ?? {}
  if (fraction !== undefined) return Number(whole) + (FRACTIONS[fraction] ?? 0)
  if (SPACED.test(written)) return Number(written.replace(/[ ']/gu, '').replace(',', '.'))
  if (REPEATED.test(written)) return Number(written.replace(/[.,]/gu, ''))
  const { group } = MIXED.exec(written)?.groups ?? {}
  return group === undefined ? readOneSign(written, language) : Number(written.replaceAll(group, '').replace(',', '.'))
}

function readOneSign(written: string, language: string): number | undefined {
  const { whole = '', sign = '', rest = '' } = ONE_SIGN.exec(written)?.groups ?? {}
  if (whole === '') return undefined
  const asDecimal = Number(`${whole}.${rest}`)
  if (rest.length < 3 || (whole === '0' && rest.length === 3)) return asDecimal
  const { group, decimal } = findSigns(language)
  const mayBeGrouped = rest.length === 3 && whole.length <= 3 && !whole.startsWith('0')
  if (mayBeGrouped) return sign === group ? Number(whole + rest) : undefined
  return sign === decimal ? asDecimal : undefined
}

const signs = new Map<string, { group: string | undefined; decimal: string | undefined }>()

function findSigns(language: string) {
  const known = signs.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1_234_567.8)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const found = { group: find('group'), decimal: find('decimal') }
  signs.set(language, found)
  return found
}
