import type { Language } from '@menagerie/sites/languages'
import { FORM_WORDS } from '../words/form-words.ts'
import { PSEUDO_LANGUAGE, toPseudo } from './pseudo-language.ts'
import { findStudioLanguage } from './studio-language.ts'

/** Keys by English text: fields have English labels in the code, so that it reads like the form. */
const KEYS: ReadonlyMap<string, string> = new Map(Object.entries(FORM_WORDS.en).map(([key, text]) => [text, key]))

export const isFormWord = (text: string): boolean => KEYS.has(text)

/** A label, description or option in a language of Payload; unchanged if no catalogue contains it. */
export function toFormWord(text: string, payloadLanguage: string): string {
  const key = KEYS.get(text)
  if (key === undefined) return text
  if (payloadLanguage === PSEUDO_LANGUAGE) return toPseudo(text)
  const language: Language = findStudioLanguage(payloadLanguage) ?? 'en'
  return FORM_WORDS[language][key] ?? text
}
