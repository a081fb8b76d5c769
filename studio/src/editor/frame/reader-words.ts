import type { WordKey } from '../../model/words/word-key.ts'
import type { Words } from './use-words.ts'

let words: Words | undefined

/** The words of the reader, which `BuiltInWords` keeps here for what runs outside of any part. */
export function keepReaderWords(kept: Words): void {
  words = kept
}

/** Says what a call ended with. `english`: before the first part is drawn, and in tests of such calls. */
export const sayToReader = (key: WordKey, english: string): string => words?.(key) ?? english

export const saySilent = (): string => sayToReader('common.studioSilent', 'The studio does not answer')
