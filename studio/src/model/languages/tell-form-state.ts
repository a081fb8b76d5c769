import { isValues } from '../../platform/values.ts'
import { tell } from './tell.ts'

/** What a form is told of its fields, with their refusals in this language. Its other parts may be elements of React and stay untouched. */
export function tellFormState(result: unknown, language: string): unknown {
  if (language === 'en' || !isValues(result) || !isValues(result.state)) return result
  const state = Object.entries(result.state).map(([path, field]) =>
    isValues(field) && typeof field.errorMessage === 'string'
      ? [path, { ...field, errorMessage: tell(field.errorMessage, language) }]
      : [path, field],
  )
  return { ...result, state: Object.fromEntries(state) }
}
