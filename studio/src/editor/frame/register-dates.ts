import { isValues } from '../../platform/values.ts'

/** Where the library of the fields for dates keeps its words, and the name of those that are taken. */
const WORDS = '__localeData__'
const CHOSEN = '__localeId__'

/**
 * Gives the fields for dates the words of a language before they are drawn. Payload does it behind the first drawing, and nothing
 * draws them again: they would be English until they are touched.
 */
export function registerDates(language: string, words: unknown): void {
  if (words === undefined) return
  const known: unknown = Reflect.get(globalThis, WORDS)
  Reflect.set(globalThis, WORDS, { ...(isValues(known) ? known : {}), [language]: words })
  Reflect.set(globalThis, CHOSEN, language)
}
