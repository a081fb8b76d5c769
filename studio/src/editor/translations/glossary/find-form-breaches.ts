import type { FormState } from 'payload'
import { type Breach, findBreaches, type GlossaryRule } from '../../../model/translations/glossary/find-breaches.ts'
import { isWordField } from '../../../model/translations/text-fields.ts'
import { toFieldText } from '../../../model/translations/to-field-text.ts'

export type FieldBreach = Breach & { path: string }

/** Forbidden words in the texts of a form, by field; `only`: fields in the glossary's language. */
export function findFormBreaches(
  fields: FormState,
  rules: readonly GlossaryRule[],
  only?: readonly string[],
): FieldBreach[] {
  if (rules.length === 0) return []
  return Object.entries(fields).flatMap(([path, { value, rows, passesCondition }]) => {
    if (rows !== undefined || passesCondition === false || !isWordField(path)) return []
    if (only?.includes(path) === false) return []
    return findBreaches(toFieldText(value), rules).map((breach) => ({ ...breach, path }))
  })
}
