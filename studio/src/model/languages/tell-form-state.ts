import { isValues } from '../../platform/values.ts'
import { tell } from './tell.ts'

/** Translates the refusals in a form's state. Other parts may be React elements and stay unchanged. */
export function tellFormState(result: unknown, language: string): unknown {
  if (language === 'en' || !isValues(result) || !isValues(result.state)) return result
  const state = Object.entries(result.state).map(([path, field]) =>
    isValues(field) && typeof field.errorMessage === 'string'
      ? [path, { ...field, errorMessage: tell(field.errorMessage, language) }]
      : [path, field],
  )
  return { ...result, state: Object.fromEntries(state) }
}
