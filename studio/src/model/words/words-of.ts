import { type Say, toSay } from '../../platform/say.ts'
import type { WordKey } from './word-key.ts'

/** Says our words of the admin. */
export type Words = Say<WordKey>

/** Our words for parts that the server draws: from `i18n` of their properties. */
export const toTranslator: (i18n: { language: string; translations: unknown }) => Words = toSay
