import type { WordKey } from '../../model/words/word-key.ts'
import type { Words } from './use-words.ts'

let words: Words | undefined

/** Stores the user's translations for code outside of React components; `BuiltInWords` calls it. */
export function keepReaderWords(kept: Words): void {
  words = kept
}

/** Translates the result of a call. `english`: used before the first rendering, and in tests. */
export const sayToReader = (key: WordKey, english: string): string => words?.(key) ?? english

export const saySilent = (): string => sayToReader('common.studioSilent', 'The studio is not responding')
