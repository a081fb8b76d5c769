import type { Language } from '@menagerie/sites/brand-locale'
import { findWordFile } from '../words/find-word-file.ts'
import { oncePerLanguage } from '../words/once-per-language.ts'

/** Reads a file in each language, once. Reports a missing file as a fault. */
export function createWordListReader<List extends { faults: string[] }>(
  name: string,
  parse: (source: string, file: string) => List,
): (language: Language) => List {
  return oncePerLanguage((language) => {
    const file = `${language}/${name}`
    const source = findWordFile(file)
    return source === undefined
      ? { ...parse('', file), faults: [`demo/words/${file}: there is no such file`] }
      : parse(source, file)
  })
}
