import { type Say, toSay } from '../../platform/say.ts'
import type { WordKey } from './word-key.ts'

/** Translates a key of the admin's texts. */
export type Words = Say<WordKey>

/** Translations for parts that the server renders, from `i18n` of their properties. */
export const toTranslator: (i18n: { language: string; translations: unknown }) => Words = toSay
