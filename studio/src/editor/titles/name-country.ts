import type { FieldChoice } from '../../model/fields/choice-field.ts'

/** What the reader calls a country of a row; undefined of one that is not chosen yet. `toWord`: says the label of a choice in the reader's language. */
export function nameCountry(
  countries: readonly FieldChoice[],
  code: string | undefined,
  toWord: (label: string) => string,
): string | undefined {
  const label = countries.find(({ value }) => value === code)?.label
  return label && toWord(label)
}
