import type { Contents } from '../products/family.ts'

export type Counted = Exclude<keyof Contents, 'ml' | 'l' | 'g' | 'kg' | 'm'>
export type MeasureForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type AgeUnit = 'weeks' | 'months' | 'years'

/** How a language says amounts, ages and weights. In patterns, `{a}` and `{b}` are numbers, `{unit}` is a counted word. */
export type LanguageMeasures = {
  counted: Record<Counted, MeasureForms>
  /** How many there are of what the name says already, where that is not said in pieces. */
  pack?: string
  /** Units that are not written as in the SI's Latin letters. */
  units?: Partial<Record<'ml' | 'l' | 'g' | 'kg' | 'm' | 'cm', string>>
  /** `From 12 weeks`, with the words in the case that it asks for. */
  youngest: { pattern: string; spans: Record<AgeUnit, MeasureForms> }
  allAges: string
  weight: { between: string; upTo: string; from: string }
}
