import type { Language } from '@menagerie/sites/languages'
import { toSay } from '../../platform/say.ts'
import { BROWSER_WORDS } from './browser-words.ts'
import type { Words } from './words-of.ts'

/** Our words for what is sent to a reader of this language, such as heads of tables. */
export const toWordsIn = (language: Language): Words =>
  toSay({ language, translations: { studio: BROWSER_WORDS[language] } })
