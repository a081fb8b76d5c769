import type { WordKey } from '../../model/words/word-key.ts'

/** Labels of findings by state. */
export const FINDING_WORDS: Readonly<Record<string, WordKey>> = {
  new: 'imports.kind.new',
  changed: 'imports.kind.changed',
  broken: 'imports.kind.broken',
  gone: 'imports.kind.gone',
}
