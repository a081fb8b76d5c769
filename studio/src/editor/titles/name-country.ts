import type { FieldChoice } from '../../model/fields/choice-field.ts'

/** Name of a row's country in the user's language; undefined if none is chosen. `toWord` translates the label of a choice. */
export function nameCountry(
  countries: readonly FieldChoice[],
  code: string | undefined,
  toWord: (label: string) => string,
): string | undefined {
  const label = countries.find(({ value }) => value === code)?.label
  return label && toWord(label)
}
