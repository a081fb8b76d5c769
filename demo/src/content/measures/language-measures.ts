import type { Contents } from '../products/family.ts'

export type Counted = Exclude<keyof Contents, 'ml' | 'l' | 'g' | 'kg' | 'm'>
export type MeasureForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
export type AgeUnit = 'weeks' | 'months' | 'years'

/** Texts for amounts, ages and weights in a language. In patterns, `{a}` and `{b}` are numbers, `{unit}` is a counted word. */
export type LanguageMeasures = {
  counted: Record<Counted, MeasureForms>
  /** Pattern for the number of things that the name already mentions, if the language does not say "pieces". */
  pack?: string
  /** Units that differ from the SI's Latin symbols. */
  units?: Partial<Record<'ml' | 'l' | 'g' | 'kg' | 'm' | 'cm', string>>
  /** `From 12 weeks`, with the words in the required grammatical case. */
  youngest: { pattern: string; spans: Record<AgeUnit, MeasureForms> }
  allAges: string
  weight: { between: string; upTo: string; from: string }
}
