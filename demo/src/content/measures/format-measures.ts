import type { Language } from '@menagerie/sites/brand-locale'
import type { Contents } from '../products/family.ts'
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

const NO_BREAK = '\u00A0'
const UNITS = ['ml', 'l', 'g', 'kg', 'm'] as const

/** Making a format costs a hundred times what one number does, and all products ask for the same few. */
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

/** `250 ml`, `20 tablets`, `105 g, 7 pieces`, of packs in a pack `12 × 85 g`: as a label of the country has it. */
export function formatContents(language: Language, contents: Contents): string {
  const { counted, units } = MEASURES[language]
  const parts = Object.entries(contents)
  const count = parts.find(([unit]) => isCounted(unit))
  const amounts = UNITS.flatMap((unit) => {
    const value = contents[unit]
    return value === undefined ? [] : [`${toNumber(language, value)}${NO_BREAK}${units?.[unit] ?? unit}`]
  })
  if (!count) return amounts.join(', ')
  const [unit, number] = count
  const counting = isCounted(unit)
    ? `${toNumber(language, number)}${NO_BREAK}${inflect(language, number, counted[unit])}`
    : ''
  if (amounts.length === 0) return counting
  // The weight of single pieces is that of all together, the weight of packs inside the pack that of each.
  return INNER_PACKS.has(unit)
    ? `${toNumber(language, number)} × ${amounts.join(', ')}`
    : `${amounts.join(', ')}, ${counting}`
}

/** `7 × 19 cm`. */
export function formatSize(language: Language, centimetres: readonly number[]): string {
  const unit = MEASURES[language].units?.cm ?? 'cm'
  return `${centimetres.map((value) => toNumber(language, value)).join(' × ')}${NO_BREAK}${unit}`
}

/** `10 to 25 kg`; without an upper end `From 10 kg`, from nothing `Up to 25 kg`. */
export function formatWeight(language: Language, [from, to]: readonly [number, number?]): string {
  const { between, upTo, from: above } = MEASURES[language].weight
  const pattern = to === undefined ? above : from === 0 ? upTo : between
  return fill(pattern, { a: toNumber(language, from), b: to === undefined ? '' : toNumber(language, to) })
}

/** `From 12 weeks`. */
export function formatYoungest(language: Language, span: AgeUnit, count: number): string {
  const { pattern, spans } = MEASURES[language].youngest
  return fill(pattern, { a: toNumber(language, count), unit: inflect(language, count, spans[span]) })
}

const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
