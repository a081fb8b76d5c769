import type { Language } from '@menagerie/sites/languages'
import { toSay } from '../../platform/say.ts'
import { BROWSER_WORDS } from './browser-words.ts'
import type { Words } from './words-of.ts'

/** Translations for content that is sent in a language, such as column names of tables. */
export const toWordsIn = (language: Language): Words =>
  toSay({ language, translations: { studio: BROWSER_WORDS[language] } })
