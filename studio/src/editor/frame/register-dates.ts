import { isValues } from '../../platform/values.ts'

/** Global variables in which react-datepicker stores its locales and the current one. */
const WORDS = '__localeData__'
const CHOSEN = '__localeId__'

/**
 * Registers the locale for date fields before they are rendered. Payload does so only after the first rendering, and
 * nothing renders them again: they would stay English until they are used.
 */
export function registerDates(language: string, words: unknown): void {
  if (words === undefined) return
  const known: unknown = Reflect.get(globalThis, WORDS)
  Reflect.set(globalThis, WORDS, { ...(isValues(known) ? known : {}), [language]: words })
  Reflect.set(globalThis, CHOSEN, language)
}
