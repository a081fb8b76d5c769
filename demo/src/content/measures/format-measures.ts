import type { Language } from '@menagerie/sites/brand-locale'
import type { Contents } from '../products/family.ts'
import { NO_BREAK_SPACE } from '../unbroken-signs.ts'
import { MEASURES_CS, MEASURES_PL, MEASURES_RU, MEASURES_UK } from './eastern.ts'
import { MEASURES_DA, MEASURES_DE, MEASURES_EN, MEASURES_NL, MEASURES_NO, MEASURES_SV } from './germanic.ts'
import type { AgeUnit, Counted, LanguageMeasures, MeasureForms } from './language-measures.ts'
import { MEASURES_ES, MEASURES_FR, MEASURES_IT } from './romance.ts'
import { MEASURES_FI, MEASURES_HU } from './uralic.ts'

export const MEASURES: Readonly<Record<Language, LanguageMeasures>> = {
  en: MEASURES_EN,
  es: MEASURES_ES,
  nl: MEASURES_NL,
  no: MEASURES_NO,
  fr: MEASURES_FR,
  de: MEASURES_DE,
  pl: MEASURES_PL,
  it: MEASURES_IT,
  hu: MEASURES_HU,
  ru: MEASURES_RU,
  cs: MEASURES_CS,
  uk: MEASURES_UK,
  da: MEASURES_DA,
  fi: MEASURES_FI,
  sv: MEASURES_SV,
}

const UNITS = ['ml', 'l', 'g', 'kg', 'm'] as const

/** Cached, because creating a format takes a hundred times as long as formatting a number, and all products use the same few. */
const kept = new Map<Language, { numbers: Intl.NumberFormat; plurals: Intl.PluralRules }>()

function formatsOf(language: Language) {
  const known = kept.get(language)
  if (known) return known
  const tag = language === 'no' ? 'nb' : language
  const made = { numbers: new Intl.NumberFormat(tag), plurals: new Intl.PluralRules(tag) }
  kept.set(language, made)
  return made
}

const toNumber = (language: Language, value: number) => formatsOf(language).numbers.format(value)

function inflect(language: Language, count: number, forms: MeasureForms): string {
  return forms[formatsOf(language).plurals.select(count)] ?? forms.other
}

const INNER_PACKS: ReadonlySet<string> = new Set(['sachets', 'trays', 'bags', 'pipettes'])

const isCounted = (unit: string): unit is Counted => !UNITS.some((known) => known === unit)

/** Formats contents as on a label: `250 ml`, `20 tablets`, `105 g, 7 pieces`, and `12 × 85 g` for packs in a pack. */
export function formatContents(language: Language, contents: Contents): string {
  const { counted, units } = MEASURES[language]
  const parts = Object.entries(contents)
  const count = parts.find(([unit]) => isCounted(unit))
  const amounts = UNITS.flatMap((unit) => {
    const value = contents[unit]
    return value === undefined ? [] : [`${toNumber(language, value)}${NO_BREAK_SPACE}${units?.[unit] ?? unit}`]
  })
  if (!count) return amounts.join(', ')
  const [unit, number] = count
  const counting = isCounted(unit)
    ? `${toNumber(language, number)}${NO_BREAK_SPACE}${inflect(language, number, counted[unit])}`
    : ''
  if (amounts.length === 0) return counting
  // For pieces the weight is that of all together, for packs inside a pack that of each.
  return INNER_PACKS.has(unit)
    ? `${toNumber(language, number)} × ${amounts.join(', ')}`
    : `${amounts.join(', ')}, ${counting}`
}

/** Formats a size, such as `7 × 19 cm`. */
export function formatSize(language: Language, centimetres: readonly number[]): string {
  const unit = MEASURES[language].units?.cm ?? 'cm'
  return `${centimetres.map((value) => toNumber(language, value)).join(' × ')}${NO_BREAK_SPACE}${unit}`
}

/** Formats a weight: `10 to 25 kg`, without an upper limit `From 10 kg`, from zero `Up to 25 kg`. */
export function formatWeight(language: Language, [from, to]: readonly [number, number?]): string {
  const { between, upTo, from: above } = MEASURES[language].weight
  const pattern = to === undefined ? above : from === 0 ? upTo : between
  return fill(pattern, { a: toNumber(language, from), b: to === undefined ? '' : toNumber(language, to) })
}

/** Formats a minimum age, such as `From 12 weeks`. */
export function formatYoungest(language: Language, span: AgeUnit, count: number): string {
  const { pattern, spans } = MEASURES[language].youngest
  return fill(pattern, { a: toNumber(language, count), unit: inflect(language, count, spans[span]) })
}

const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
