/** One text per plural category of a language, with `#` in place of the number: counts in the browser without a message library. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** Numbers among which every category of every language has one. */
const SAMPLES = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000]

/** `write` is the text of one number, as the catalogue has it. */
export function toPluralForms(iso: string, write: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(iso)
  const numbers = new Intl.NumberFormat(iso)
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {}
  for (const count of SAMPLES.toReversed())
    forms[rules.select(count)] = write(count).replace(numbers.format(count), '#')
  return forms
}

export function writePlural(forms: PluralForms, iso: string, count: number): string {
  const form = forms[new Intl.PluralRules(iso).select(count)] ?? forms.other ?? '#'
  return form.replace('#', new Intl.NumberFormat(iso).format(count))
}
